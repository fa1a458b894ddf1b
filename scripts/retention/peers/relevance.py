"""Maximal marginal relevance, which sumy does not have."""

import math
from collections import Counter

import numpy
from sentences import Words, gram

LAMBDA = 0.7


def maximal_marginal_relevance(texts, stem, stop_words):
    """Carbonell and Goldstein's order: tf-idf cosine to the centroid, less cosine to what is already chosen."""
    sentences = [
        Counter(stem(w) for w in map(str.lower, Words.to_words(text)) if w not in stop_words)
        for text in texts
    ]
    count = len(sentences)
    holders = Counter(term for sentence in sentences for term in sentence)
    units = []
    for sentence in sentences:
        vector = {t: tf * math.log(count / holders[t]) for t, tf in sentence.items()}
        length = math.sqrt(sum(w * w for w in vector.values()))
        units.append({t: w / length for t, w in vector.items()} if length > 0 else {})
    similarity = gram(units, count)
    centroid = math.sqrt(similarity.sum()) or 1
    relevance = LAMBDA * similarity.sum(axis=1) / centroid
    nearest = numpy.zeros(count)
    chosen = numpy.zeros(count)
    scores = [0.0] * count
    for place in range(count):
        best = int((relevance - (1 - LAMBDA) * nearest + chosen).argmax())
        scores[best] = -float(place)
        chosen[best] = -math.inf
        numpy.maximum(nearest, similarity[best], out=nearest)
    return scores
