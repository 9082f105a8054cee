"""Hidden tests of naive_bayes/tokenize_counts; a first docstring line is shown to students."""

import re

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

SHOP = ["fog", "horn", "lamp"]
PIECES = ["win", "winner", "Win", "wi", "in", "n", "don", "t", "a", "café", "9", "-", "", "FOG"]


@pytest.mark.points(1)
def test_counts_words_in_the_order_of_the_vocabulary(student, seed):
    """Counts every occurrence, in the column of its word, and ignores words not asked for."""
    cases = [
        ((["fog fog lamp fog", "lamp horn"], ["fog", "lamp", "horn"]), [[3, 1, 0], [0, 1, 1]]),
        ((["fog fog lamp fog", "lamp horn"], ["lamp", "horn", "fog"]), [[1, 0, 3], [1, 1, 0]]),
        ((["zebra gull fog zebra"], ["zebra", "gull"]), [[2, 1]]),
        ((["the sea the sea the", 300 * "the "], ["the"]), [[3], [300]]),
    ]
    rng = np.random.default_rng(seed("documents"))
    vocab = rng.permutation(["win", "in", "fog", "don", "t", "a"]).tolist()
    words = [*vocab, "zebra"]
    docs = [" ".join([vocab[0], *rng.choice(words, size=size)]) for size in (1, 6, 40)]
    cases.append(((docs, vocab), [[doc.split().count(word) for word in vocab] for doc in docs]))
    assert_cases(student.tokenize_counts, cases)
    calls = [case[0] for case in cases]
    assert_leaves_arguments(student.tokenize_counts, [*calls, (["Fog LAMP", ""], SHOP)])


@pytest.mark.points(1)
def test_what_a_word_is(student, seed):
    """Takes the longest runs of letters: a word within another one is not counted."""
    cases = [
        ((["winner winning win unwin winner"], ["win", "winner"]), [[1, 2]]),
        ((["a cat, an art"], ["a", "an", "t"]), [[1, 1, 0]]),
        ((["fog", "foghorn", "horn fog"], SHOP), [[1, 0, 0], [0, 0, 0], [1, 1, 0]]),
    ]
    rng = np.random.default_rng(seed("runs"))
    vocab = ["in", "n", "wi", "win", "winin"]
    docs = ["".join(rng.choice(["w", "i", "n", "win", " "], size=40)) for _ in range(3)]
    runs = [re.findall("[a-z]+", doc) for doc in docs]
    cases.append(((docs, vocab), [[run.count(word) for word in vocab] for run in runs]))
    assert_cases(student.tokenize_counts, cases)


@pytest.mark.points(1)
def test_what_separates_words(student):
    """Cuts at punctuation, digits, accents and any white space; capitals are letters."""
    cases = [
        Case((["FOG, Fog! fOg?"], SHOP), [[3, 0, 0]], label="capitals and punctuation"),
        Case((["don't can't"], ["don", "dont", "t"]), [[1, 0, 2]], label="an apostrophe"),
        Case((["a-b_c.a/b"], ["a", "b", "c"]), [[2, 2, 1]], label="signs between letters"),
        Case((["win4u 2win win2"], ["u", "win"]), [[1, 3]], label="digits"),
        Case((["Straße"], ["e", "stra", "strasse"]), [[1, 1, 0]], label="a sharp s"),
        Case((["café crème"], ["caf", "cafe", "cr", "me"]), [[1, 0, 1, 1]], label="accents"),
        Case(
            (["loſt fıg"], ["lo", "t", "f", "g"]),
            [[1, 1, 1, 1]],
            label="a long s and an i without dot",
        ),
        Case((["fog\tlamp\nhorn\r\nlamp"], SHOP), [[1, 1, 2]], label="tabs and line breaks"),
        Case(
            (["fog-\nhorn"], ["foghorn", *SHOP]),
            [[0, 1, 1, 0]],
            label="a hyphen before a line break",
        ),
        Case((["  fog   lamp  "], SHOP), [[1, 0, 1]], label="several blanks"),
    ]
    assert_cases(student.tokenize_counts, cases)


@pytest.mark.points(1)
def test_shape_and_dtype(student):
    """Returns float64 with a row for each document, an empty one included, and for none at all."""
    ordinary = (["", "fog", "12 !?"], SHOP), [[0, 0, 0], [1, 0, 0], [0, 0, 0]]
    none = Case(([], ["fog", "lamp"]), np.zeros((0, 2)), label="no documents")
    answers = assert_cases(student.tokenize_counts, [ordinary, none])
    for answer in answers:
        as_array(answer, dtype=np.float64)


@counterexample_search(
    pieces=strategies.labels((0, 4), PIECES),
    vocab=strategies.choices(["win", "in"], ["t", "don", "a", "caf"], ["fog", "winner", "n"]),
    between=strategies.choices(" ", "", "'", "\n"),
)
def agrees_with_the_reference(student, reference, pieces, vocab, between):
    docs = [between.join(pieces.tolist())]
    answer = student.tokenize_counts(docs, vocab)
    assert_close(answer, reference.tokenize_counts(docs, vocab))
    as_array(answer, dtype=np.float64)
