"""sumy's summarizers with a score for every sentence, and NumPy in place of their loops over pairs of sentences."""

import math
from collections import Counter

import numpy
from sentences import gram
from sumy.summarizers.lex_rank import LexRankSummarizer
from sumy.summarizers.lsa import LsaSummarizer
from sumy.summarizers.sum_basic import SumBasicSummarizer
from sumy.summarizers.text_rank import TextRankSummarizer


class Rated:
    """Gives the rating of every sentence instead of the best sentences."""

    def _get_best_sentences(self, sentences, count, rating):
        rate = rating.__getitem__ if isinstance(rating, dict) else rating
        return [float(rate(sentence)) for sentence in sentences]


class LexRank(Rated, LexRankSummarizer):
    @staticmethod
    def _compute_idf(sentences):
        holders = Counter(term for sentence in sentences for term in set(sentence))
        return {t: math.log(len(sentences) / (1 + n)) for t, n in holders.items()}

    def _create_matrix(self, sentences, threshold, tf_metrics, idf_metrics):
        count = len(sentences)
        vectors = [{t: tf * idf_metrics[t] for t, tf in tfs.items()} for tfs in tf_metrics]
        lengths = [math.sqrt(sum(w * w for w in vector.values())) for vector in vectors]
        units = [
            {t: w / length for t, w in vector.items()} if length > 0 else {}
            for vector, length in zip(vectors, lengths)
        ]
        matrix = (gram(units, count) > threshold).astype(float)
        matrix /= numpy.maximum(matrix.sum(axis=1), 1)[:, numpy.newaxis]
        return matrix

    @staticmethod
    def power_method(matrix, epsilon):
        if not matrix.any():  # no sentence has a word that counts: sumy divides by zero
            return numpy.zeros(len(matrix))
        return LexRankSummarizer.power_method(matrix, epsilon)


class TextRank(Rated, TextRankSummarizer):
    def _create_matrix(self, document):
        sentences = [self._to_words_set(sentence) for sentence in document.sentences]
        count = len(sentences)
        weights = gram(map(Counter, sentences), count)
        logs = numpy.array([math.log(len(words)) if words else 0 for words in sentences])
        norm = logs[:, numpy.newaxis] + logs
        norm[norm == 0] = 1
        weights /= norm
        weights /= weights.sum(axis=1)[:, numpy.newaxis] + self._ZERO_DIVISION_PREVENTION
        weights *= self.damping
        weights += (1 - self.damping) / count
        return weights


class Lsa(Rated, LsaSummarizer):
    """sumy keeps every dimension; a sentence's score is then its column's length, which needs no decomposition."""

    def __call__(self, document, sentences_count):
        known = self._create_dictionary(document)
        return [self._length(sentence, known) for sentence in document.sentences]

    def _length(self, sentence, known, smooth=0.4):
        counts = Counter(w for w in map(self.stem_word, sentence.words) if w in known)
        most = max(counts.values(), default=1)
        if not counts:
            return 0.0
        squares = [(smooth + (1 - smooth) * n / most) ** 2 for n in counts.values()]
        # sumy smooths the words that are not in the sentence too.
        return math.sqrt(sum(squares) + (len(known) - len(squares)) * smooth**2)


class SumBasic(Rated, SumBasicSummarizer):
    def __call__(self, document, sentences_count):
        sentences = document.sentences
        freq = self._compute_tf(sentences) if document.words else {}
        words = [self._get_content_words_in_sentence(s) for s in sentences]
        holders = {}
        for at, own in enumerate(words):
            for word in own:
                holders.setdefault(word, set()).add(at)
        average = self._compute_average_probability_of_words
        values = numpy.array([average(freq, own) for own in words], dtype=float)
        scores = [0.0] * len(words)
        for place in range(len(words)):
            best = int(values.argmax())
            scores[best] = -float(place)
            self._update_tf(freq, words[best])
            values[best] = -math.inf
            for word in set(words[best]):
                holders[word].discard(best)
            for at in set().union(*(holders[word] for word in words[best])):
                values[at] = average(freq, words[at])
        return scores
