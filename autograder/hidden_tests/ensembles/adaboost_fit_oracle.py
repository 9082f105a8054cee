"""What the hidden tests of ensembles/adaboost_fit compare with."""

import numpy as np

from autograder.hidden_tests.ensembles.told_learners import (
    ToldLearners,
    drawn_answers,
    read_model,
)
from autograder.testing import (
    assert_close,
    assert_equal,
    require,
)

PAPER_Y = np.array([1, -1, 1])


PAPER = np.array([[1, -1, -1], [-1, -1, 1], [1, 1, 1], [1, -1, -1]])


XOR = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]), np.array([-1, 1, 1, -1])


RIGHT_AFTER_THREE = np.arange(5.0)[:, np.newaxis], np.array([-1, -1, -1, 1, -1])
"""A table about which three stumps together are right, and none alone: boosting goes on."""


def boost(student, y, answers, n_rounds):
    """Boost learners that answer what a table says; return the model and the learners."""
    told = ToldLearners(answers)
    X = np.arange(2.0 * len(y)).reshape(-1, 2)
    return read_model(student.adaboost_fit(told.fit, told.predict, X, y, n_rounds)), told


def boost_columns(student, stump_predict, y, answers):
    """Boost stumps, each about a column of its own, that answer what a table says.

    Their predictions need no call back, of which long runs would make many. Return the says, and
    the columns that the stumps are about.
    """
    stumps = iter([{"column": t, "cut": 0.0, "below": -1.0} for t in range(len(answers))])
    call = lambda *_: next(stumps), stump_predict, 1.0 * answers.T, y, len(answers)
    says, kept = read_model(student.adaboost_fit(*call))
    require(all(isinstance(stump, dict) for stump in kept), "Some learner is not a stump.")
    return says, [stump.get("column") for stump in kept]


def scripts(seed):
    """Return labels and answers: those on paper and drawn ones."""
    drawn = [drawn_answers(seed(f"{n} rows"), n, rounds) for n, rounds in [(9, 2), (14, 4)]]
    return [(PAPER_Y, PAPER), *drawn]


def ends():
    """Return labels and answers at whose ends the error is nearly 0, or nearly one half.

    Five rows are wrong in turn, the sixth never; so its weight melts away.
    """
    y = np.ones(6, dtype=int)
    return [
        (y, np.array([*turns(40), wrong(5)]), "an error of nearly 0"),
        (y, below_one_half(28), "an error below one half by 4e-9"),
    ]


def wrong(*rows):
    """Return answers for six rows of label 1 that are wrong about these."""
    return np.where(np.isin(np.arange(6), rows), -1, 1)


def turns(rounds):
    """Return answers that are wrong about the rows 0 to 4 in turn."""
    return [wrong(t % 5) for t in range(rounds)]


def below_one_half(rounds):
    """Return answers of which the last is below one half by 4e-9 (28 rounds) or 6e-10 (31)."""
    row = (rounds + 3) % 5
    return np.array([*turns(rounds), wrong(row, 5), wrong(row)])


def assert_models(got, right):
    """Assert says and stumps of a model."""
    (says, stumps), (right_says, right_stumps) = read_model(got), read_model(right)
    require(len(says) == len(right_says), "The model has another number of pairs.")
    assert_close(says, right_says, rtol=1e-7, atol=1e-9, what="the says")
    assert_equal(stumps, right_stumps, what="the stumps")
