"""Self-checks of ngram_kernel: the worked example, short strings."""

import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 8 for banana and ananas with n = 2, and 3 * 3 + 2 * 2 = 13 for single letters."""
    assert_equal(student.ngram_kernel("banana", "ananas", 2), 8)
    assert_equal(student.ngram_kernel("banana", "ananas", 1), 3 * 3 + 2 * 2)


@pytest.mark.points(1)
def test_overlaps_and_short_strings(student):
    """Returns 4 * 2 = 8 for aaaaa and aaa with n = 2, and 0 for a string shorter than n."""
    assert_equal(student.ngram_kernel("aaaaa", "aaa", 2), 8)
    assert_equal(student.ngram_kernel("ab", "abab", 3), 0)
