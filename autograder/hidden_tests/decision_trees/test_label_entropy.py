"""Hidden tests of decision_trees/label_entropy; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

BITS = {"atol": 1e-9, "what": "the entropy"}


@pytest.mark.points(1)
def test_numbers_worked_by_hand(student, reference, seed):
    """Adds up -p log2 p over the distinct labels, in bits."""
    by_hand = [((1, 1), 1.0), ((1, 1, 2), 1.5), ((4, 2, 1, 1), 1.75), ((9, 5), 0.9402859587)]
    by_hand.append(((6144, 1), 0.002282794946))  # a label that is rare counts, too
    cases = [(np.repeat(np.arange(len(counts)), counts), bits) for counts, bits in by_hand]
    rng = np.random.default_rng(seed("labels"))
    drawn = [rng.integers(k, size=n) for n, k in [(10, 2), (30, 4), (50, 7)]]
    cases.append((np.array([1, 0, 0, 1]), 1.0))
    cases += answered_by(reference.label_entropy, drawn)
    assert_cases(student.label_entropy, cases, **BITS)
    assert_leaves_arguments(student.label_entropy, [*drawn, np.array(["b", "a", "b"])])


@pytest.mark.points(1)
def test_any_labels(student, seed):
    """Takes strings, negative numbers and gaps: only how often a label occurs counts."""
    cases = []
    kinds = (
        ["no", "yes", "maybe"],
        [-7, 0, 1000],
        ["", "a", "A"],
        ["past", "pasta", "pas"],
        ["7", " 7", "07"],
    )
    for names in (*kinds, [-7, 7, 0], [10**9, 10**9 + 1, -(10**9)]):
        order = np.random.default_rng(seed(f"{names}")).permutation(8)
        cases.append((np.array(names)[np.array([0, 0, 0, 0, 1, 1, 2, 2])[order]], 1.5))
    cases.append((np.array(["no", "yes", "yes", "maybe", "maybe", "no", "no", "no"]), 1.5))
    cases.append(Case((np.arange(1000),), np.log2(1000), label="a thousand different labels"))
    cases += [(np.array(y), 0.0) for y in (["a"], ["a", "a", "a"], [-3, -3])]
    assert_cases(student.label_entropy, cases, **BITS)


@pytest.mark.points(1)
def test_pure_and_empty(student):
    """Is 0.0 for equal labels and for no labels: neither nan nor -0.0."""
    assert_varies(student.label_entropy, [np.array(y) for y in ([0, 0], [0, 1], [0, 0, 0, 1])])
    pure = [(np.array(y), 0.0) for y in ([5], [3, 3], [0] * 7)]
    answers = assert_cases(student.label_entropy, pure, read=as_number, **BITS)
    bits = np.array([as_number(bits) for bits in answers])
    require(~(np.signbit(bits) & (bits == 0)), "The entropy of equal labels is -0.0.")
    empty = [(np.array([], dtype=int), 0.0)]
    settings = {**BITS, "what": "the entropy of no labels"}
    assert_cases(student.label_entropy, empty, read=as_number, **settings)


@counterexample_search(y=strategies.labels((0, 5)))
def agrees_with_the_reference(student, reference, y):
    y = y.astype("U1")
    assert_close(student.label_entropy(y), reference.label_entropy(y), atol=1e-9)
