"""Hidden tests of linear_classification/logistic_loss_grad; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    PAPER,
    assert_both,
    assert_gradient,
    assert_loss,
    both,
    mixed_labels,
    normal_rows,
    objective,
)
from autograder.testing import (
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

LABELS = np.array([1, -1])
TABLE = np.array([[1.0, 2.0, -1.0], [1.0, 0.0, 3.0], [1.0, -1.0, 0.5], [1.0, 4.0, 0.0]])
FOUR = np.array([1, -1, -1, 1])


def drawn(seed, lam):
    """Return calls of several sizes."""
    rng, calls = np.random.default_rng(seed), []
    for n, d in [(5, 2), (30, 4), (4, 6)]:
        X = normal_rows(rng, n, d)
        calls.append((rng.normal(size=d), X, mixed_labels(rng, X), lam))
    return calls


@pytest.mark.points(1)
def test_loss(student, reference, seed):
    """Returns the mean logistic loss of the rows first."""
    w = np.array([1.0, -0.5])  # scores 0 and 1.5, margins 0 and -1.5
    by_hand = (np.log(2) + np.log1p(np.exp(1.5))) / 2
    cases = [((np.zeros(2), PAPER, LABELS), (np.log(2),)), ((w, PAPER, LABELS), (by_hand,))]
    cases += [(call, both(*call)) for call in drawn(seed("rows"), 0.0)]
    assert_cases(student.logistic_loss_grad, cases, compare=assert_loss)
    others = reference.logistic_loss_grad.map([call for call, _ in cases])
    cases = [(call, right) for (call, _), right in zip(cases, others, strict=True)]
    assert_cases(student.logistic_loss_grad, cases, compare=assert_loss)


@pytest.mark.points(1)
def test_gradient(student, seed):
    """Returns the gradient of the mean loss second."""
    cases = [((np.zeros(2), PAPER, LABELS), (None, [0.0, -0.75]))]
    cases.append(((np.zeros(2), PAPER, -LABELS), (None, [0.0, 0.75])))
    cases.append(((np.zeros(3), TABLE, FOUR), (None, [0.0, -0.875, 0.5625])))
    calls = drawn(seed("rows"), 0.0)
    cases += [(call, both(*call)) for call in calls]
    assert_cases(student.logistic_loss_grad, cases, compare=assert_gradient)
    for call, got in zip(calls, student.logistic_loss_grad.map(calls), strict=True):
        w, X, y, _ = call
        steps = 1e-5 * np.eye(len(w))
        slopes = [(objective(w + h, X, y) - objective(w - h, X, y)) / 2e-5 for h in steps]
        assert_close(as_tuple(got, 2)[1], slopes, atol=1e-7, what="the gradient")


@pytest.mark.points(1)
def test_penalty(student, seed):
    """Adds the penalty to both, and spares the intercept, also where it is the only weight."""
    ones = np.ones((3, 1)), np.array([1, -1, 1])
    cases = []
    for lam in (0.5, 3.0, 1e-3):
        cases.append(((np.array([2.0]), *ones, lam), both(np.array([2.0]), *ones)))
        cases += [(call, both(*call)) for call in drawn(seed("rows"), lam)]
    w = np.array([3.0, -2.0])
    loss, grad = both(w, PAPER, LABELS)
    cases.append(((w, PAPER, LABELS, 0.5), (loss + 1.0, grad + np.array([0.0, -1.0]))))
    assert_cases(student.logistic_loss_grad, cases, compare=assert_both)


@pytest.mark.points(1)
def test_huge_and_tiny(student):
    """Is finite for any margin, and keeps all digits of tiny losses."""
    sides = np.array([[1.0, 1.0], [1.0, -1.0]])
    weights = ([0.0, -1000.0], [500.0, 700.0], [0.0, 1e6], [0.0, -1e6])
    calls = [(np.array(w), PAPER, LABELS) for w in weights]
    huge = [(call, both(*call)) for call in calls]
    one = np.ones((1, 1)), LABELS[:1]
    huge.append(((np.array([-1000.0]), *one), (1000.0, [-1.0])))
    huge.append(((np.array([-740.0]), *one), (740.0, [-1.0])))  # whose chance has two digits left
    assert_cases(student.logistic_loss_grad, huge, compare=assert_both)
    calls = [(np.array([0.0, m]), sides, LABELS) for m in (37.0, 40.0, 100.0)]
    tiny = [(call, both(*call)) for call in calls]
    assert_cases(student.logistic_loss_grad, tiny, compare=assert_loss)


@pytest.mark.points(1)
def test_integers_and_single_rows(student, seed):
    """Takes integers and a single row, and leaves the arguments as they were."""
    whole = TABLE.round().astype(int)
    w = np.array([2, -1, 1])
    kinds = (np.int64, np.int8, float)
    right = both(w, whole, FOUR, 1.0)
    cases = [((w, whole.astype(a), FOUR.astype(b), 1), right) for a in kinds for b in kinds]
    cases.append(((w, whole, FOUR, 0.25), both(w, whole, FOUR, 0.25)))
    w = w / 2
    cases += [((w, TABLE[i : i + 1], FOUR[:1], 0.5), both(w, TABLE[i : i + 1], FOUR[:1], 0.5))
              for i in (0, 2)]  # fmt: skip
    assert_cases(student.logistic_loss_grad, cases, compare=assert_both)
    assert_leaves_arguments(student.logistic_loss_grad, drawn(seed("rows"), 0.5))
    mixed = np.array([3.0, -2.0]), PAPER.astype(int), LABELS.astype(float), 0.5
    assert_leaves_arguments(student.logistic_loss_grad, [mixed])


@pytest.mark.points(1)
def test_refuses_other_labels(student):
    """Raises ValueError if any label is neither -1 nor +1."""
    w = np.array([0.5, 1.0, -1.0])
    lists = {
        "labels 0 and 1": [1, 0, 0, 1],
        "labels 1 and 2": [1, 2, 2, 1],
        "a 0 at the start": [0, -1, -1, 1],
        "a 0 in the middle": [1, -1, 0, 1],
        "a 0 at the end": [1, -1, -1, 0],
        "a 2 among them": [1, -1, 2, 1],
        "a -2 among them": [1, -2, -1, 1],
        "a half": [1, -1, 0.5, 1],
        "a label of 1.005": [1, -1, 1.005, 1],
        "zeros alone": [0, 0, 0, 0],
        "a 2 and zeros": [2, 0, 0, 0],
        "labels -1, 0 and 1 that add up to 0": [1, -1, 0, 0],
    }
    fails = {name: (w, TABLE, np.array(labels), 0.1) for name, labels in lists.items()}
    works_on = [(w, TABLE, FOUR), (w, TABLE, np.ones(4)), (w, TABLE, -np.ones(4, dtype=int))]
    assert_raises(student.logistic_loss_grad, ValueError, fails, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1, 1)),
    w=strategies.vectors(2, low=-2, high=2),
    lam=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, data, w, lam):
    call = w, np.column_stack([np.ones(len(data[0])), data[0]]), data[1], lam
    assert_both(student.logistic_loss_grad(*call), reference.logistic_loss_grad(*call))
