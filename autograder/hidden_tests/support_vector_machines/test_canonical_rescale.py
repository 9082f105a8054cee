"""Hidden tests of canonical_rescale; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import LINE, SIGNS, separated
from autograder.testing import (
    as_array,
    as_number,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_canonical_form(student, reference, seed):
    """Returns the plane with the smallest score 1, whatever its length was."""
    rng = np.random.default_rng(seed("separated"))
    cases = [((LINE, SIGNS, np.array([4.0]), -6.0), ([2.0], -3.0))]
    cases.append(((LINE, SIGNS, np.array([1.0]), -0.5), ([2.0], -1.0)))
    cases.append(((LINE[1:2], SIGNS[1:2], np.array([3.0]), 2.0), ([0.375], 0.25)))
    cases.append(((LINE[:1], SIGNS[:1], np.array([3.0]), -4.0), ([0.75], -1.0)))
    whole = LINE.astype(int), SIGNS.astype(int), np.array([3]), -2
    cases.append((whole, ([1.5], -1.0)))
    calls = []
    for n, d in [(5, 2), (9, 3)]:
        X, y, w, b = separated(rng, n, d)
        calls += [(X, y, factor * w, factor * b) for factor in (1.0, 0.01, 1e-60, 1e-9, 1e9)]
    assert_cases(student.canonical_rescale, cases)
    assert_agrees(student.canonical_rescale, reference.canonical_rescale, calls)

    def smallest_is_one(answer, X, y, w, b):
        new_w, new_b = as_tuple(answer, 2)
        new_w, new_b = as_array(new_w, shape=w.shape), as_number(new_b)
        assert_close(np.min(y * (X @ new_w + new_b)), 1.0, what="the smallest score")
        margin = np.min(y * (X @ w + b)) / np.linalg.norm(w)
        assert_close(1 / np.linalg.norm(new_w), margin, what="1 / norm(w) against the margin")

    for w, b in assert_law(student.canonical_rescale, calls, smallest_is_one)[-1:]:
        assert_cases(student.canonical_rescale, [((*calls[-1][:2], w, b), (w, b))])
    assert_leaves_arguments(student.canonical_rescale, [*calls, *(call for call, _ in cases)])
    whole = [(LINE, SIGNS, np.array([4.0]), -6.0), (LINE, SIGNS, np.array([3.0]), -2.0)]
    assert_accepts(student.canonical_rescale, whole, integers=True)


@pytest.mark.points(1)
def test_refuses(student, seed):
    """Raises ValueError if some point is on its wrong side, or on the plane."""
    rng = np.random.default_rng(seed("separated"))
    X, y, w, b = separated(rng, 9, 3)
    calls = {f"point {i} on its wrong side": (X, np.where(np.arange(9) == i, -y, y), w, b)
             for i in (0, 4, 8)}  # fmt: skip
    calls["a point on the plane"] = LINE, SIGNS, np.array([1.0]), -2.0
    calls["the first point on the plane"] = LINE, SIGNS, np.array([1.0]), 0.0
    calls["the last point on its wrong side"] = LINE, -SIGNS, np.array([1.0]), -2.5
    calls["all on their wrong sides"] = LINE, -SIGNS, np.array([1.0]), -1.0
    works_on = [(X, y, w, b), (LINE, SIGNS, np.array([4.0]), -6.0)]
    assert_raises(student.canonical_rescale, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((1, 3), 2, names=(-1.0, 1.0)),
    w=strategies.vectors(2),
    b=strategies.numbers(),
)
def agrees_with_the_reference(student, reference, data, w, b):
    X, y = data
    y = np.where(X @ w + b < 0, -1.0, 1.0)
    if np.all(X @ w + b != 0):
        expected = reference.canonical_rescale(X, y, w, b)
        assert_close(student.canonical_rescale(X, y, w, b), expected, atol=1e-9)
