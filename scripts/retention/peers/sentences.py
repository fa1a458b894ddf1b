"""Sentences as sumy's document model has them, and the products of their pairs."""

import re

import numpy
from sumy.models.dom import ObjectDocumentModel, Paragraph, Sentence

WORD = re.compile(r"\w+(?:['-]\w+)*")
SUMY_WORD = re.compile(r"^[^\W\d_](?:[^\W\d_]|['-])*$")


class Words:
    """A tokenizer of sumy: the words of a sentence."""

    @staticmethod
    def to_sentences(text):
        return (text,)

    @staticmethod
    def to_words(text):
        return tuple(filter(SUMY_WORD.match, WORD.findall(text)))


def document(texts):
    return ObjectDocumentModel([Paragraph(Sentence(text, Words) for text in texts)])


def gram(sentences, count):
    """The products of all pairs of sentences, each a dictionary of weights by term."""
    places = {}
    for at, weights in enumerate(sentences):
        for term, weight in weights.items():
            at_term = places.setdefault(term, ([], []))
            at_term[0].append(at)
            at_term[1].append(weight)
    matrix = numpy.zeros((count, count))
    for at, weights in places.values():
        matrix[numpy.ix_(at, at)] += numpy.outer(weights, weights)
    return matrix
