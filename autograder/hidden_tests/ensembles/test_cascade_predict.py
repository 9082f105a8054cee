"""Hidden tests of ensembles/cascade_predict; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.cascade_predict_oracle import (
    PARTS,
    assert_integers,
    drawn,
    row_by_row,
)
from autograder.hidden_tests.ensembles.spied_samples import numbered_rows, row_numbers
from autograder.testing import (
    Case,
    Spy,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_labels(student, seed, open_function):
    """Labels rows that pass all stages with 1, and all others with 0."""
    rng = np.random.default_rng(seed("rows"))
    calls = [drawn(rng, open_function, n, d, T) for n, d, T in [(12, 3, 2), (30, 2, 4), (9, 1, 1)]]
    calls.append(
        (
            [(open_function("column", 0), 0.5), (open_function("column", 1), 4.5)],
            np.array([[0.0, 9.0], [1.0, 5.0], [3.0, 2.0]]),
        )
    )
    for call, answer in zip(calls, student.cascade_predict.map(calls), strict=True):
        got, right = as_tuple(answer, 2)[0], row_by_row(*call)[0]
        assert_close(got, right, what="labels")
    assert_leaves_arguments(student.cascade_predict, calls)


@pytest.mark.points(1)
def test_counts(student, reference, seed, open_function):
    """Counts for each row the stages that have scored it."""
    rng = np.random.default_rng(seed("rows"))
    calls = [drawn(rng, open_function, n, d, T) for n, d, T in [(12, 3, 3), (20, 2, 5)]]
    third = [(open_function("column", 0), t) for t in (0.5, 1.5, 2.75)]
    calls.append((third, np.array([[0.0], [1.0], [2.0], [3.0], [2.5]])))
    for call, answer in zip(calls, student.cascade_predict.map(calls), strict=True):
        got = as_tuple(answer, 2)[1]
        assert_close(got, row_by_row(*call)[1], what="n_evaluated")
        assert_close(got, reference.cascade_predict(*call)[1], what="n_evaluated")


@pytest.mark.points(1)
def test_who_is_shown(student, seed):
    """Gives each stage the rows that are still in, in their order, and calls none for nobody."""
    rng = np.random.default_rng(seed("rows"))
    gates = [
        (9, [{0, 2, 4, 6, 8}, {0, 6}, {6}]),
        (8, [{0, 2, 4, 6}, {0}, {0}]),
        (10, [set(range(10)) - {4}, set(range(10)) - {7}, {1, 2, 5, 8, 9}, {2, 5, 8}]),
        (4, [set(), {0, 1, 2, 3}]),
        (6, [{1, 3, 5}, {0, 2}, {1, 3}, {1}]),
        (0, [set()]),
    ]
    for n, keep in gates:
        X, _ = numbered_rows(rng, n)
        spies = [
            Spy(lambda A, some=some: np.array([row in some for row in A[:, 0]]) * (1.0 + A[:, 0]))
            for some in keep
        ]
        student.cascade_predict([(spy, 0.5) for spy in spies], X)
        alive = list(range(n))
        for spy, some in zip(spies, keep, strict=True):
            shown = [row_numbers(A, X) for (A,) in spy.calls]
            require(bool(alive) or not shown, "A stage is called for nobody.")
            require(len(shown) == (1 if alive else 0), "A stage is not called exactly once.")
            message = "A stage was given other rows than those that are still in, in their order."
            require(shown == ([alive] if alive else []), message)
            alive = [row for row in alive if row in some]


@pytest.mark.points(1)
def test_thresholds_and_few_stages(student, open_function):
    """Lets scores equal to the threshold pass; takes no stages, one stage, nobody left."""
    first, total = open_function("column", 0), open_function("row_sum")
    X = np.array([[1.0, 2.0], [2.0, -5.0], [3.0, 0.0]])
    close = np.array([[2.0], [np.nextafter(2.0, 0.0)], [1.0], [3.0], [0.0]])
    cases = [
        Case(([(first, 2.0)], close), ([1, 0, 0, 1, 0], [1] * 5), label="nearly the threshold"),
        Case(([(first, 2.0)], X), ([0, 1, 1], [1, 1, 1]), label="one stage"),
        Case(([], X), ([1, 1, 1], [0, 0, 0]), label="no stages"),
        Case(([(first, 2.0)], X[:0]), (np.zeros(0), np.zeros(0)), label="no rows"),
        Case(
            ([(lambda A: A[:, 0].astype(int), 1.5)], X),
            ([0, 1, 1], [1, 1, 1]),
            label="whole scores, and a threshold between them",
        ),
        Case(
            ([(first, 1.0), (total, 3.0)], X),
            ([1, 0, 1], [2, 2, 2]),
            label="equal to the threshold",
        ),
        Case(([(first, 9.0), (total, -99.0)], X), ([0, 0, 0], [1, 1, 1]), label="all out at once"),
        Case(
            ([(total, 0.0), (first, 0.0), (first, 3.0)], X),
            ([0, 0, 1], [3, 1, 3]),
            label="a rejected row stays out",
        ),
        Case(
            ([(first, -2.0), (total, -3.0)], -X.astype(int)),
            ([1, 1, 0], [2, 2, 1]),
            label="integers",
        ),
    ]
    assert_cases(student.cascade_predict, cases, compare=assert_integers)


@counterexample_search(
    X=strategies.matrices((1, 4), 2, -2, 2), thresholds=strategies.vectors((1, 3), -2, 2)
)
def agrees_with_the_reference(student, reference, open_function, X, thresholds):
    stages = [(open_function("column", k % 2), float(t)) for k, t in enumerate(thresholds)]
    right = reference.cascade_predict(stages, X)
    for got, expected, what in zip(
        as_tuple(student.cascade_predict(stages, X), 2), right, PARTS, strict=True
    ):
        assert_close(got, expected, what=what)
