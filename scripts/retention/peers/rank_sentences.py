"""Ranks sentences as published summarizers do; `start_peers.ts` starts it.

Argument: the folder that the packages were installed to. On stdin, a line of JSON for each list of sentences: {"peer":
"lexrank", "texts": [...]}. On stdout, a line of JSON: first {"versions": {...}} or {"missing": "why"}, then for each list
{"scores": [...]}, one a sentence, higher is better, or {"error": "why"}.

sumy's document model, stemmer, stop words and scores are used as they are, with three changes. Its reader of plain text
needs data files of NLTK, so sentences come as they are and words are found by a pattern; what counts as a word is sumy's
own rule. Its loops over pairs of sentences are replaced by NumPy, with the same result; `check` compares both at the
start. And a score is given for every sentence instead of the best few.
"""

import json
import sys

sys.path.insert(0, sys.argv[1])

try:
    import nltk
    import numpy
    import sumy
    from fast_sumy import LexRank, Lsa, Rated, SumBasic, TextRank
    from sentences import document
    from sumy.nlp.stemmers import Stemmer
    from sumy.summarizers.lex_rank import LexRankSummarizer
    from sumy.summarizers.lsa import LsaSummarizer
    from sumy.summarizers.sum_basic import SumBasicSummarizer
    from sumy.summarizers.text_rank import TextRankSummarizer
    from sumy.utils import get_stop_words
except Exception as error:  # a package that is not there, or not for this Python
    print(json.dumps({"missing": f"{type(error).__name__}: {error}".split("\n")[0]}))
    sys.exit()

FAST = {"lexrank": LexRank, "textrank": TextRank, "lsa": Lsa, "sumbasic": SumBasic}
PLAIN = {
    "lexrank": LexRankSummarizer,
    "textrank": TextRankSummarizer,
    "lsa": LsaSummarizer,
    "sumbasic": SumBasicSummarizer,
}
STEMMER = Stemmer("english")
STOP_WORDS = get_stop_words("english")


def summarizer(kind):
    made = kind(STEMMER)
    made.stop_words = STOP_WORDS
    return made


def scores_of(peer, texts):
    return summarizer(FAST[peer])(document(texts), len(texts))


SAMPLE = (
    "The harbour office opens at nine. Ships dock in bay twelve and bay fourteen. Rosa rents bay twelve until spring. "
    "It rains. The office asks ships to pay before they dock. Rosa paid the office twice, twice for one bay. OK! 14:30. "
    "Spring storms closed the harbour. A storm in spring closes bays first. Well, well. Ships wait outside the harbour."
).replace("! ", ".\0").replace(". ", ".\0").split("\0")


def check():
    """Nothing, if the loops that NumPy replaces give what sumy's own give."""
    for peer, plain in PLAIN.items():
        own = type(plain.__name__, (Rated, plain), {})
        expected = summarizer(own)(document(SAMPLE), len(SAMPLE))
        found = scores_of(peer, SAMPLE)
        if not numpy.allclose(found, expected, rtol=1e-9, atol=1e-12):
            raise AssertionError(f"{peer} scores a sample otherwise than sumy itself")


def say(value):
    print(json.dumps(value, allow_nan=False), flush=True)


def main():
    try:
        check()
    except Exception as error:
        return say({"missing": str(error)})
    packages = {"sumy": sumy, "numpy": numpy, "nltk": nltk}
    say({"versions": {name: each.__version__ for name, each in packages.items()}})
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            say({"scores": [float(score) for score in scores_of(asked["peer"], asked["texts"])]})
        except Exception as error:
            say({"error": f"{type(error).__name__}: {error}".split("\n")[0]})


if __name__ == "__main__":
    main()
