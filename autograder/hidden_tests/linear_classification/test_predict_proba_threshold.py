"""Hidden tests of linear_classification/predict_proba_threshold; first lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import chance
from autograder.testing import (
    Case,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

ROWS = np.array([[1.0, 0.0], [1.0, 2.0], [1.0, 4.0], [1.0, -6.0]])
W = np.array([-1.0, 0.5])  # scores -1, 0, 1 and -4


def assert_parts(got, expected):
    """Assert chances and labels."""
    p, labels = as_tuple(got, 2)
    assert_close(p, expected[0], atol=1e-300, what="p")
    assert_equal(np.asarray(labels), np.asarray(expected[1]), what="the labels")


def by_score(w, X, p0=0.5):
    """Return chances, and labels by comparing scores with the log-odds of p0."""
    scores = X @ w
    labels = np.where(scores >= np.log(p0) - np.log1p(-p0), 1, -1)
    return np.array([chance(s) for s in scores.tolist()]), labels


@pytest.mark.points(1)
def test_thresholds(student, reference, seed):
    """Returns chances, and the labels +1 and -1 by whatever threshold; takes integers."""
    p = [0.2689414213699951, 0.5, 0.7310585786300049, 0.01798620996209156]
    cases = [
        ((W, ROWS, 0.6), (p, [-1, -1, 1, -1])),
        ((W, ROWS, 0.25), (p, [1, 1, 1, -1])),
        ((W, ROWS, 0.01), (p, [1, 1, 1, 1])),
        ((W, ROWS, 0.99), (p, [-1, -1, -1, -1])),
        Case((W, ROWS, 1e-9), (p, [1, 1, 1, 1]), label="a threshold of 1e-9"),
        Case((W, ROWS, 1 - 1e-9), (p, [-1, -1, -1, -1]), label="a threshold of 1 - 1e-9"),
        ((W, ROWS[[0, 2]]), (p[:3:2], [-1, 1])),
        # The first probability is 0.2689414214, about 1e-8 from both.
        ((W, ROWS, 0.26894141), (p, [1, 1, 1, -1])),
        ((W, ROWS, 0.26894143), (p, [-1, 1, 1, -1])),
        (
            (W, np.array([[1.0, 1.6], [1.0, 2.4]])),
            ([0.45016600268752216, 0.549833997312478], [-1, 1]),
        ),
    ]
    rng, calls = np.random.default_rng(seed("rows")), []
    for n, d in [(6, 2), (20, 3)]:
        X, w = rng.normal(size=(n, d)), 2 * rng.normal(size=d)
        calls += [(w, X, p0) for p0 in (0.03, 1 / 11, 0.5, 0.9)]
    cases += [(call, by_score(*call)) for call in calls]
    assert_cases(student.predict_proba_threshold, cases, compare=assert_parts)
    function = student.predict_proba_threshold
    assert_agrees(function, reference.predict_proba_threshold, calls, compare=assert_parts)
    assert_accepts(function, [(2 * W, ROWS, 0.3)], integers=[0, 1], compare=assert_parts)
    assert_leaves_arguments(function, [*calls, (W, ROWS)])


@pytest.mark.points(1)
def test_equality_and_large_scores(student):
    """Says +1 where p equals p0, and is sure at scores of 1000 and -1000."""
    zero = np.array([[1.0, 2.0], [2.0, 4.0], [1.0, 3.0]])
    far = np.array([[1.0], [-1.0], [-0.04]])
    cases = [
        ((W, zero), ([0.5, 0.5, 0.6224593312018546], [1, 1, 1])),
        ((W, np.array([[1.0, 2.0], [3.0, 0.0]]), 0.5), ([0.5, 0.04742587317756678], [1, -1])),
    ]
    sure = [1.0, 0.0, 4.248354255291589e-18], [1, -1, -1]
    cases += [((np.array([1000.0]), far, p0), sure) for p0 in (0.5, 0.05, 0.95)]
    assert_cases(student.predict_proba_threshold, cases, compare=assert_parts)


@pytest.mark.points(1)
def test_refuses_other_thresholds(student):
    """Raises ValueError unless the threshold is strictly between 0 and 1."""
    thresholds = (0.0, 1.0, -0.1, 1.5, -1.0, 2.0, 0, 1, 1 + 1e-12, -1e-12)
    fails = {f"p0 = {p0}": (W, ROWS, p0) for p0 in thresholds}
    works_on = [(W, ROWS, 0.3), (W, ROWS, 0.9)]
    assert_raises(student.predict_proba_threshold, ValueError, fails, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-2, high=2),
    w=strategies.vectors(2, low=-2, high=2),
    p0=strategies.choices(0.5, 0.2, 0.9, 1.0),
)
def agrees_with_the_reference(student, reference, X, w, p0):
    call = w, X, p0
    if p0 == 1.0:
        ordinary = [(w, X, 0.3)]
        assert_raises(student.predict_proba_threshold, ValueError, [call], works_on=ordinary)
    else:
        expected = reference.predict_proba_threshold(*call)
        assert_parts(student.predict_proba_threshold(*call), expected)
