"""Hidden tests of decision_trees/label_entropy; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_close,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student, reference, seed):
    """Adds up -p log2 p over the distinct labels, in bits."""
    by_hand = [((1, 1), 1.0), ((1, 1, 2), 1.5), ((4, 2, 1, 1), 1.75), ((9, 5), 0.9402859587)]
    cases = [(np.repeat(np.arange(len(counts)), counts), bits) for counts, bits in by_hand]
    rng = np.random.default_rng(seed("labels"))
    for n, k in [(10, 2), (30, 4), (50, 7)]:
        y = rng.integers(k, size=n)
        cases.append((y, reference.label_entropy(y)))
    for answer, (_, bits) in zip(
        student.label_entropy.map([(y,) for y, _ in cases]), cases, strict=True
    ):
        assert_close(answer, bits, atol=1e-9, what="the entropy")
    assert_unchanged(student.label_entropy, y)


@pytest.mark.points(1)
def test_any_labels(student, seed):
    """Takes text, negative numbers and numbers with gaps: only how often a label occurs counts."""
    calls = []
    for names in (["no", "yes", "maybe"], [-7, 0, 1000], ["", "a", "A"]):
        order = np.random.default_rng(seed(f"{names}")).permutation(8)
        calls.append((np.array(names)[np.array([0, 0, 0, 0, 1, 1, 2, 2])[order]],))
    for answer in student.label_entropy.map(calls):
        assert_close(answer, 1.5, atol=1e-9, what="the entropy")


@pytest.mark.points(1)
def test_pure_and_empty(student):
    """Is 0.0 for equal labels and for no labels: neither nan nor -0.0."""
    pure = [(np.array(y),) for y in (["a"], ["a", "a", "a"], [-3, -3], [0] * 7)]
    for answer in student.label_entropy.map(pure):
        bits = as_number(answer, what="the entropy")
        assert_close(bits, 0.0, atol=1e-9, what="the entropy")
        require(not np.signbit(bits), "The entropy of equal labels is -0.0 (or below).")
    for answer in student.label_entropy.map([(np.array([], dtype=kind),) for kind in (int, "U3")]):
        bits = as_number(answer, what="the entropy")
        assert_close(bits, 0.0, atol=1e-9, what="the entropy of no labels")


@counterexample_search(y=strategies.labels((0, 5)))
def agrees_with_the_reference(student, reference, y):
    y = y.astype("U1")
    assert_close(student.label_entropy(y), reference.label_entropy(y), atol=1e-9)
