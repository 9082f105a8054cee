"""Self-checks of tokenize_counts: the worked example, what separates words, nothing to count."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_cases, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Counts one winner, two win and one u in "Win, win4u: WINNER!", in float64."""
    counts = student.tokenize_counts(["Win, win4u: WINNER!"], ["winner", "win", "u"])
    assert_close(counts, [[1, 2, 1]])
    as_array(counts, dtype=np.float64)


@pytest.mark.points(1)
def test_what_separates_words(student):
    """Cuts don't into don and t, café into caf, also at line breaks, hyphens and unknown words."""
    docs, vocab = ["Don't!", "café\nzebra-t t"], ["t", "don", "caf"]
    assert_cases(student.tokenize_counts, [((docs, vocab), [[1, 1, 0], [2, 0, 1]])])
    assert_unchanged(student.tokenize_counts, docs, vocab)


@pytest.mark.points(1)
def test_empty_document(student):
    """Gives an empty document a row of zeros, and no documents no rows."""
    assert_close(student.tokenize_counts(["", "fog"], ["fog"]), [[0], [1]])
    as_array(student.tokenize_counts([], ["fog", "lamp"]), shape=(0, 2))
