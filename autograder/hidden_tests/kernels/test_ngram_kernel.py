"""Hidden tests of ngram_kernel; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    counterexample_search,
    require,
    strategies,
)

NUMBERS = "un dau tri pedwar pump chwech saith wyth naw deg"


def pairs(s, t, n):
    """Return the number of pairs of places at which the same run begins."""
    places = [(i, j) for i in range(len(s) - n + 1) for j in range(len(t) - n + 1)]
    return sum(s[i : i + n] == t[j : j + n] for i, j in places)


@pytest.mark.points(1)
def test_runs_of_characters(student, reference, seed):
    """Counts all pairs of equal runs, overlapping ones and repeated ones included."""
    rng = np.random.default_rng(seed("strings"))
    cases = [(("banana", "ananas", 2), 8), (("banana", "ananas", 3), 5)]
    cases += [(("banana", "banana", 1), 14), (("aaaaa", "aaa", 2), 8), (("aaaa", "aaaa", 2), 9)]
    cases += [(("abcabc", "cab", 2), 3), (("cab", "abcabc", 2), 3), (("abab", "baba", 2), 4)]
    cases += [(("a" * 400, "a" * 300, 3), 398 * 298)]
    for n in (1, 2, 3):
        s, t = ("".join(rng.choice(list("abc"), size=size)) for size in (12, 9))
        cases += [((s, t, n), pairs(s, t, n)), ((t, s, n), pairs(s, t, n))]
    assert_cases(student.ngram_kernel, cases)
    calls = [(NUMBERS, "bat bi hiru lau bost sei zazpi", n) for n in (1, 2, 3)]
    assert_agrees(student.ngram_kernel, reference.ngram_kernel, calls)


@pytest.mark.points(1)
def test_special_strings(student):
    """Takes short and empty strings, spaces, punctuation, accents and upper case."""
    cases = [
        (("ab", "abab", 3), 0),
        (("", "", 1), 0),
        (("", "abc", 2), 0),
        (("abc", "abc", 3), 1),
        (("abc", "abc", 4), 0),
        (("x", "xyx", 1), 2),
        (("a b a b", "b a", 3), 1),
        (("a  b", "  ", 2), 1),
        ((" ab", "ab ", 3), 0),
        (("Aa", "aA", 1), 2),
        (("Aa", "aa", 1), 2),
        (("tíu", "tiu", 2), 0),
        (("åtta åtta", "åtta", 2), 6),
        (("it's 5!", "'s 5", 2), 3),
        (("wow?!", "?!", 2), 1),
        (("a\tb", "a b", 2), 0),
        (("a\nb", "a\nb", 2), 2),
        ((NUMBERS, NUMBERS, 6), len(NUMBERS) - 5),
    ]
    answers = assert_cases(student.ngram_kernel, cases)
    whole = all(np.asarray(answer).dtype.kind in "iu" for answer in answers)
    require(whole, "The number of pairs is no integer.")


@counterexample_search(
    s=strategies.labels((1, 5), "ab"), t=strategies.labels((1, 5), "ab"), n=strategies.choices(2, 1)
)
def agrees_with_the_reference(student, reference, s, t, n):
    call = "".join(s), "".join(t), n
    assert_close(student.ngram_kernel(*call), reference.ngram_kernel(*call))
