"""Hidden tests of mrmr_select; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.dependence_oracles import order_of_choice
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
)

BITS = np.array([[a, b, c] for a in (0, 1) for b in (0, 1) for c in (0, 1)])
CODE = BITS @ [4, 2, 1]


@pytest.mark.points(1)
def test_order_of_choice(student, seed):
    """Chooses in turn the feature with the largest gain, and returns them in this order."""
    rng = np.random.default_rng(seed("tables"))
    cases = []
    for attempt in range(60):
        draw = np.random.default_rng(attempt) if len(cases) < 3 else rng
        n, d = 30, 5
        y = draw.integers(3, size=n)
        keep = draw.random(size=(n, d)) < np.array([0.9, 0.5, 0.3, 0.7, 0.2])
        A = np.where(keep, y[:, np.newaxis], draw.integers(3, size=(n, d)))
        A[:, 3] = np.where(draw.random(n) < 0.7, A[:, 0], A[:, 3])
        A = A[:, draw.permutation(d)]
        chosen, margin = order_of_choice(A, y, d)
        if margin > 1e-3 and chosen != sorted(chosen):
            cases += [((A, y, k), chosen[:k]) for k in (3, d)]
        if len(cases) == 8:
            break
    less, more = "002122111121111012110002101111", "222122212111102220122200212121"
    columns = np.array([list(less), list(more)]).astype(int).T, np.repeat(range(3), [14, 9, 7])
    cases.append(Case((*columns, 2), [1, 0], label="nearly equal"))  # but for 4e-7
    assert_cases(student.mrmr_select, cases, compare=assert_equal)
    assert_leaves_arguments(student.mrmr_select, [call for call, _ in cases[:2]])


@pytest.mark.points(1)
def test_redundant_features(student):
    """Leaves copies of what is chosen for later, and judges redundancy by its mean."""
    a, b, c = BITS.T
    copies = np.column_stack([c, 2 * a + b, 2 * a + b, 3 - 2 * a - b])
    blurred = np.array([0, 0, 1, 1, 1, 1, 0, 1])
    cases = [
        ((copies, CODE, 2), [1, 0]),
        ((copies, CODE, 4), [1, 0, 2, 3]),
        ((np.column_stack([a, a, b]), 2 * a + b, 2), [0, 2]),
        ((np.column_stack([b, a, a]), 2 * a + b, 3), [0, 1, 2]),
    ]
    mixed = np.column_stack([2 * a + b, 2 * b + c, blurred, a])
    right = order_of_choice(mixed, CODE, 4)[0]
    cases += [((mixed, CODE, k), right[:k]) for k in (2, 3, 4)]
    for start in (3, 8, 11):
        draw = np.random.default_rng(start)
        y = draw.integers(4, size=40)
        A = np.column_stack([y // 2, y % 2, y // 2 ^ y % 2, draw.integers(2, size=40), y // 2])
        A = np.where(draw.random(size=A.shape) < 0.2, draw.integers(2, size=A.shape), A)
        chosen, margin = order_of_choice(A, y, 5)
        cases.append(((A, y, 5), chosen) if margin > 1e-3 else cases[0])
    assert_cases(student.mrmr_select, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest index of several that are equally good, up to rounding."""
    a, b, c = BITS.T
    cases = [
        Case((np.column_stack([a, b, c]), CODE, 3), [0, 1, 2], label="equal gains"),
        Case((np.column_stack([c, 2 * a + b, a, 3 - 2 * a - b]), CODE, 2), [1, 0]),
        Case((np.column_stack([1 - c, c, b, 1 - b]), CODE, 4), [0, 2, 1, 3], label="copies"),
        Case((np.column_stack([a, a, a]), a, 3), [0, 1, 2], label="three copies"),
    ]
    third = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2])
    turned = np.column_stack([2 - third, third, (third + 1) % 3, np.arange(9) % 3])
    cases.append(Case((turned, third, 4), [0, 1, 2, 3], label="other names for the values"))
    for start in (0, 12, 17, 28):
        draw = np.random.default_rng(start)
        x, y = draw.integers(5, size=23), draw.integers(3, size=23)
        renamed = np.column_stack([x, 4 - x, (x + 2) % 5])
        orders = ([0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0])
        cases += [Case((renamed[:, order], y, 1), [0], label="rounding") for order in orders]
    for start in (2, 3, 8):
        draw = np.random.default_rng(start)
        x, y = draw.integers(5, size=23), draw.integers(3, size=23)
        first = np.where(draw.random(23) < 0.8, y, draw.integers(3, size=23))
        call = np.column_stack([first, x, 4 - x, (x + 2) % 5]), y, 2
        cases.append(Case(call, [0, 1], label="rounding in the second choice"))
    for height, width, cut in [(5, 5, 2), (5, 7, 2), (7, 5, 1), (9, 5, 1), (10, 11, 1)]:
        row, column = np.indices((height, width)).reshape(2, -1)
        halves = 1 * (row[:, np.newaxis] > np.arange(height - 1))
        for y in (1 * (column > cut), column % 3):
            cases.append(Case((halves, y, 1), [0], label="gains of 0, up to rounding"))
    assert_cases(student.mrmr_select, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_extremes(student):
    """Chooses one, or all, also at a loss; raises ValueError for k below 1 or above d."""
    a, b, c = BITS.T
    loss = np.column_stack([2 * a + b, b, b * c])
    words = np.array(["no", "yes"])[a]
    rows = np.arange(24)
    cases = [
        Case((np.column_stack([b, a, c]), a, 1), [1], label="k = 1"),
        Case((a[:, np.newaxis], a, 1), [0], label="one feature"),
        Case((loss, a, 3), [0, 2, 1], label="gains below 0"),
        Case((np.column_stack([rows, rows // 2]), rows % 2, 2), [0, 1], label="gains far below 0"),
        Case((np.column_stack([b, a]) - 5, words, 2), [1, 0], label="strings"),
    ]
    assert_cases(student.mrmr_select, cases, compare=assert_equal)
    calls = {"k = 0": (BITS, a, 0), "k = d + 1": (BITS, a, 4), "k = -1": (BITS, a, -1)}
    assert_raises(student.mrmr_select, ValueError, calls, works_on=[(BITS, a, 1), (BITS, a, 3)])
