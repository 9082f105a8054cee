"""Hidden tests of multiclass_hinge; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import (
    slopes,
    sum_of_charges,
    violations,
)
from autograder.testing import (
    answered_by,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

ONE = np.array([[1.0]])
PARTS = "the loss", "the gradient"


@pytest.mark.points(1)
def test_losses_of_sums(student, reference, seed):
    """Adds up what all other classes charge, over all points, for kind = 'sum'."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        ((np.array([[2.0, 1.0, 4.0]]), ONE, np.array([0])), 3.0),
        ((np.array([[2.0, 3.0, 4.0]]), ONE, np.array([0]), "sum"), 5.0),
        ((np.array([[2.0, 3.0, 4.0]]), np.array([[1.0], [-1.0]]), np.array([0, 0])), 5.0),
        ((np.array([[2.0, 3.0, 4.0]]), np.array([[1.0], [1.0]]), np.array([0, 1])), 7.0),
    ]
    for n, d, classes in [(6, 2, 3), (9, 3, 5)]:
        call = rng.normal(size=(d, classes)), rng.normal(size=(n, d)), np.arange(n) % classes
        cases.append((call, sum(sum(charges) for charges in violations(*call))))
    assert_cases(student.multiclass_hinge, cases, part=(0, 2), what=PARTS[0], atol=1e-9)
    calls = [call for call, _ in cases]
    cases = [(call, loss) for call, (loss, _) in answered_by(reference.multiclass_hinge, calls)]
    assert_cases(student.multiclass_hinge, cases, part=(0, 2), what=PARTS[0], atol=1e-9)
    assert_leaves_arguments(student.multiclass_hinge, calls)


@pytest.mark.points(1)
def test_slopes_of_sums(student, seed):
    """Returns the slopes of the loss for kind = 'sum', by default too."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        ((np.array([[2.0, 3.0, 4.0]]), ONE, np.array([0])), [[-2.0, 1.0, 1.0]]),
        (
            (np.array([[2.0, 3.0, 4.0]]), np.array([[1.0], [0.5]]), np.array([0, 2])),
            [[-2, 1.5, 0.5]],
        ),
        ((np.array([[2, 3, 4]]), np.array([[1]]), np.array([0])), [[-2.0, 1.0, 1.0]]),
    ]
    calls = []
    for n, d, classes in [(6, 2, 3), (9, 3, 4)]:
        call = rng.normal(size=(d, classes)), rng.normal(size=(n, d)), np.arange(n) % classes
        calls += [call, (*call, "sum")]
    cases += [(call, slopes(sum_of_charges, call)) for call in calls]
    settings = {"part": (1, 2), "what": PARTS[1], "dtype": np.float64}
    assert_cases(student.multiclass_hinge, cases, rtol=1e-5, atol=1e-5, **settings)


@pytest.mark.points(1)
def test_the_largest(student, reference, seed):
    """Charges the largest violation only for kind = 'max', and returns its slopes."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        ((np.array([[2.0, 3.0, 4.0]]), ONE, np.array([0]), "max"), (3.0, [[-1.0, 0.0, 1.0]])),
        ((np.array([[2.0, 3.0, 4.0]]), -ONE, np.array([2]), "max"), (3.0, [[-1.0, 0.0, 1.0]])),
        ((np.array([[5.0, 1.0, 2.0]]), ONE, np.array([0]), "max"), (0.0, [[0.0, 0.0, 0.0]])),
    ]
    assert_cases(student.multiclass_hinge, cases, parts=PARTS, atol=1e-9)
    calls = []
    for n, d, classes in [(6, 2, 3), (9, 3, 5)]:
        call = rng.normal(size=(d, classes)), rng.normal(size=(n, d)), np.arange(n) % classes
        calls.append((*call, "max"))
    losses = [(call, sum(max(charges) for charges in violations(*call[:3]))) for call in calls]
    assert_cases(student.multiclass_hinge, losses, part=(0, 2), what=PARTS[0], atol=1e-9)
    oracle = reference.multiclass_hinge
    assert_agrees(student.multiclass_hinge, oracle, calls, parts=PARTS, atol=1e-9)
    assert_leaves_arguments(student.multiclass_hinge, calls)


@pytest.mark.points(1)
def test_margins_met_exactly(student):
    """Lets margins met exactly (integers) contribute nothing, and no class charge itself."""
    met, beaten = np.array([[3.0, 2.0, 1.0]]), np.array([[1.0, 3.0, 3.0]])
    two = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 2.0]])
    axes = np.eye(2)
    cases = [
        ((beaten, ONE, np.array([0]), "sum"), (6.0, [[-2.0, 1.0, 1.0]])),
        ((met, ONE, np.array([0]), "sum"), (0.0, np.zeros((1, 3)))),
        ((met, ONE, np.array([0]), "max"), (0.0, np.zeros((1, 3)))),
        ((met, ONE, np.array([1]), "sum"), (2.0, [[1.0, -1.0, 0.0]])),
        ((two, axes, np.array([0, 2]), "sum"), (0.0, np.zeros((2, 3)))),
        ((two, axes, np.array([0, 2]), "max"), (0.0, np.zeros((2, 3)))),
        ((two, axes, np.array([0, 1]), "sum"), (2.0, [[0, 0, 0], [0, -1, 1]])),
        ((10 * met, ONE, np.array([0]), "sum"), (0.0, np.zeros((1, 3)))),
        # The class 1 falls short by very little, the class 2 not at all.
        (([[1.0, 2.0**-40, 0.0]] * ONE, ONE, np.array([0]), "sum"), (2.0**-40, [[-1, 1, 0]])),
        (([[1.0, 0.0, 2.0**-40]] * ONE, ONE, np.array([0]), "max"), (2.0**-40, [[-1, 0, 1]])),
        # The right class comes after the one that it beats exactly.
        ((met, ONE, np.array([1]), "max"), (2.0, [[1.0, -1.0, 0.0]])),
        ((met[:, ::-1], ONE, np.array([2]), "max"), (0.0, np.zeros((1, 3)))),
    ]
    assert_cases(student.multiclass_hinge, cases, parts=PARTS, atol=1e-9)


@pytest.mark.points(1)
def test_ties_zeros_and_few_classes(student):
    """Charges the first of tied classes, and takes zeros, two classes, integers, empty classes."""
    rows = np.array([[1.0, 2.0], [3.0, -1.0]])
    tied = np.array([[1.0, 3.0, 3.0, 2.0]])
    cases = [
        ((tied, ONE, np.array([0]), "max"), (3.0, [[-1.0, 1.0, 0.0, 0.0]])),
        ((tied, ONE, np.array([1]), "max"), (1.0, [[0.0, -1.0, 1.0, 0.0]])),
        ((tied, ONE, np.array([2]), "max"), (1.0, [[0.0, 1.0, -1.0, 0.0]])),
        ((np.zeros((2, 10)), rows[:1], np.array([9]), "max"),
         (1.0, np.outer(rows[0], [1] + [0] * 8 + [-1]))),
    ]  # fmt: skip
    pulls = np.array([[-3.0, 1.0, 1.0, 1.0], [1.0, 1.0, -3.0, 1.0]])
    zeros = np.zeros((2, 4)), rows, np.array([0, 2])
    cases.append(((*zeros, "sum"), (6.0, rows.T @ pulls)))
    pulls = np.array([[-1.0, 1.0, 0.0, 0.0], [1.0, 0.0, -1.0, 0.0]])
    cases.append(((*zeros, "max"), (2.0, rows.T @ pulls)))
    assert_cases(student.multiclass_hinge, cases, parts=PARTS, atol=1e-9)
    pair = np.array([[1.0, 2.0], [0.0, -1.0]])
    both = [(pair, rows, np.array([1, 0]), kind) for kind in ("sum", "max")]
    losses = [(call, sum(sum(charges) for charges in violations(*call[:3]))) for call in both]
    assert_cases(student.multiclass_hinge, losses, part=(0, 2), what=PARTS[0], atol=1e-9)
    assert_leaves_arguments(student.multiclass_hinge, both)
    whole = [(tied, ONE, np.array([0.0]), kind) for kind in ("sum", "max")]
    whole = [(W, X, y.astype(int), kind) for W, X, y, kind in whole] + both
    assert_accepts(student.multiclass_hinge, whole, integers=[0, 1], atol=1e-9)


@pytest.mark.points(1)
def test_refuses_other_kinds(student):
    """Raises ValueError for a kind other than 'sum' and 'max'."""
    W, X, y = np.array([[2.0, 1.0, 4.0]]), ONE, np.array([0])
    calls = {f"kind = {kind!r}": (W, X, y, kind) for kind in ("mean", "", "Sum", "maximum", "su")}
    calls["kind = 'mean', and no class is charged"] = W, X, np.array([2]), "mean"
    works_on = [(W, X, y), (W, X, y, "sum"), (W, X, y, "max")]
    assert_raises(student.multiclass_hinge, ValueError, calls, works_on=works_on)


@counterexample_search(
    W=strategies.matrices(1, 3, -3, 3),
    x=strategies.numbers(-2, 2),
    label=strategies.choices(0, 1, 2),
    kind=strategies.choices("sum", "max"),
)
def agrees_with_the_reference(student, reference, W, x, label, kind):
    call = W, np.array([[x]]), np.array([label]), kind
    expected = reference.multiclass_hinge(*call)
    assert_close(student.multiclass_hinge(*call), expected, atol=1e-9, parts=PARTS)
