"""Self-checks of ndcg_at_k: the worked example, more places, nothing relevant, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def call():
    return np.array([3.0, 0.0, 2.0]), np.array([1.0, 9.0, 5.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 0.296 for two places."""
    assert_unchanged(student.ndcg_at_k, *call(), 2)
    assert_close(student.ndcg_at_k(*call(), 2), 0.2960819109658652)


@pytest.mark.points(1)
def test_more_places(student):
    """Counts all three places, and the same if ten are asked for."""
    for k in (3, 10):
        assert_close(student.ndcg_at_k(*call(), k), 0.6480409554829326, what=f"k = {k}")


@pytest.mark.points(1)
def test_one_place(student):
    """Returns 1 if the best is first, and 0 if an item without worth is."""
    relevance, _ = call()
    assert_close(student.ndcg_at_k(relevance, np.array([9.0, 1.0, 5.0]), 1), 1.0)
    assert_close(student.ndcg_at_k(*call(), 1), 0.0, atol=1e-12)
    assert_close(student.ndcg_at_k(0 * relevance, relevance, 2), 0.0, atol=1e-12, what="no worth")


@pytest.mark.points(1)
def test_no_place(student):
    """Raises ValueError for k = 0."""
    student.ndcg_at_k(*call(), 2)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.ndcg_at_k(*call(), 0)


@pytest.mark.points(1)
def test_ties_and_integers(student):
    """Puts the smaller number first among equal scores, and takes scores of the type uint8."""
    relevance = np.array([0.0, 3.0])
    for kind in (float, np.uint8):
        got = student.ndcg_at_k(relevance, np.array([7, 7]).astype(kind), 2)
        assert_close(got, 0.6309297535714575, what="with equal scores")
    got = student.ndcg_at_k(relevance, np.array([0, 9], dtype=np.uint8), 2)
    assert_close(got, 1.0, what="with scores of 0 and 9 of the type uint8")
