"""Hidden tests of ensembles/bagged_predict; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.bagged_predict_oracle import (
    spied,
)
from autograder.hidden_tests.ensembles.spied_samples import row_numbers
from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_averages(student, reference, seed, open_function):
    """Averages the predictions of one model for each sample."""
    rng = np.random.default_rng(seed("data"))
    learner = open_function("fit_level"), open_function("predict_level")
    X, y = np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 3.0, 9.0])
    idx = np.array([[0, 0, 1], [2, 1, 2]])
    cases = [((*learner, X, y, np.array([[0.0], [5.0]]), idx), [5.0, 10.0])]
    calls = []
    # So many rows that no sample comes twice, under any secret.
    for n, m, T in [(10, 3, 2), (12, 1, 6), (14, 7, 11), (20, 5, 3)]:
        idx = rng.integers(0, n, size=(T, n))
        calls.append(
            (*learner, rng.normal(size=(n, 2)), rng.normal(size=n), rng.normal(size=(m, 2)), idx)
        )
    cases += answered_by(reference.bagged_predict, calls)
    assert_cases(student.bagged_predict, cases, atol=1e-9)
    assert_leaves_arguments(student.bagged_predict, calls)


@pytest.mark.points(1)
def test_what_fit_was_given(student, seed):
    """Fits one model to each sample, with all of its rows and their targets, in order."""
    rng = np.random.default_rng(seed("data"))
    for n, m, sizes in [(6, 2, (4, 6)), (5, 3, (3, 9)), (9, 4, (2, 4))]:
        X, y, _, idx, fit, _, _ = spied(student, rng, n, m, sizes, has_twins=sizes[0] > 2)
        require(len(fit.calls) == len(idx), "fit is not called once for each sample.")
        for (A, b), rows in zip(fit.calls, idx.tolist(), strict=True):
            message = "fit was given other rows than those of its sample, or in another order."
            require(row_numbers(A, X, b, y) == rows, message)


@pytest.mark.points(1)
def test_what_predict_was_given(student, seed):
    """Asks each model once about all test rows, and averages what all of them say."""
    rng = np.random.default_rng(seed("data"))
    for n, m, sizes in [(6, 2, (4, 6)), (5, 3, (3, 9)), (4, 5, (1, 4))]:
        _, _, X_test, idx, _, predict, got = spied(student, rng, n, m, sizes)
        require(sorted(predict.given(0)) == list(range(len(idx))), "Not each model is asked once.")
        asked = all(np.array_equal(np.asarray(X), X_test) for X in predict.given(1))
        require(asked, "A model was asked about other rows than X_test.")
        assert_close(got, np.full(m, np.mean(2.0 ** np.arange(len(idx)))))


@pytest.mark.points(1)
def test_sizes_and_integers(student, open_function):
    """Takes one round, samples shorter or longer than the table, integers."""
    level = open_function("fit_level"), open_function("predict_level")
    half = open_function("fit_largest"), open_function("predict_half")
    X, y = np.array([[0], [1], [2], [5]]), np.array([4, 1, 7, 2])
    tests = np.array([[0], [10]])
    cases = [
        Case((*level, X, y, tests, np.array([[3, 3]])), [7.0, 17.0], label="one round of two rows"),
        Case(
            (*half, X, y, tests, np.array([[0, 1], [1, 3], [2, 1]])), [13 / 6] * 2, label="integers"
        ),
        Case(
            (*half, X, y, tests, np.array([[1, 1, 1, 1, 3, 0]] * 2)),
            [2.0, 2.0],
            label="long samples",
        ),
        Case(
            (*level, X, y, tests[:1], np.array([[0], [2], [3], [3]])),
            [27 / 4],
            label="one row each",
        ),
    ]
    assert_cases(student.bagged_predict, cases)
    told = lambda X, y: 7.5 if y[0] == 7 else int(y[0]), lambda model, X: np.full(len(X), model)
    whole = *told, X, y, tests
    cases = [((*whole, np.array([[0], [1]])), [2.5] * 2)]
    cases.append(((*whole, np.array([[0], [2]])), [5.75] * 2))
    assert_cases(student.bagged_predict, cases)


@counterexample_search(
    data=strategies.regressions(rows=(2, 3), cols=1), idx=strategies.matrices((1, 3), (1, 3), 0, 1)
)
def agrees_with_the_reference(student, reference, open_function, data, idx):
    X, y = data
    call = (
        open_function("fit_level"),
        open_function("predict_level"),
        X,
        y,
        X[:1] + 1,
        idx.astype(int),
    )
    assert_close(student.bagged_predict(*call), reference.bagged_predict(*call), atol=1e-9)
