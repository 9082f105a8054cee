"""Self-checks of adaboost_fit: the worked example, the weights passed on, and both early ends."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, require

X = np.array([[0.0], [1.0], [2.0]])
ANSWERS = {"first": np.array([1, -1, -1]), "second": np.array([-1, -1, 1]), "all": np.ones(3)}


def run(student, names, y, rounds=9):
    """Boost learners that come in a given order; return the model and the weights they saw."""
    weights = []

    def stump_fit(X, y, u):
        weights.append(np.array(u))
        return names[min(len(weights), len(names)) - 1]

    model = student.adaboost_fit(stump_fit, lambda name, X: ANSWERS[name], X, y, rounds)
    require(isinstance(model, list), f"Expected a list, got {type(model).__name__}.")
    return model, weights


@pytest.mark.points(3)
def test_worked_example(student):
    """Says log(2)/2, log(3)/2 and log(5)/2, and passes its weights on."""
    model, weights = run(student, ["first", "second", "all"], np.array([1, -1, 1]), 3)
    require(len(model) == 3, f"Expected 3 pairs, got {len(model)}.")
    assert_close([alpha for alpha, _ in model], np.log([2, 3, 5]) / 2, what="the says")
    assert_close(weights[0], np.full(3, 1 / 3), what="the first weights")
    assert_close(weights[1], [1 / 4, 1 / 4, 1 / 2], what="the second weights")


@pytest.mark.points(1)
def test_goes_on(student):
    """Goes on when the committee makes no mistake any more: only a perfect learner ends it."""
    y = np.array([1, -1, 1])
    model, _ = run(student, ["first", "second", "all", "first", "second", "all"], y, 6)
    require(len(model) == 6, f"Expected 6 pairs, got {len(model)}.")


@pytest.mark.points(1)
def test_perfect_learner(student):
    """Keeps a learner without mistakes with a say of 1.0, and stops."""
    model, weights = run(student, ["first"], ANSWERS["first"])
    require(len(model) == 1, f"Expected 1 pair, got {len(model)}.")
    assert_close(model[0][0], 1.0, what="its say")
    require(len(weights) == 1, f"Expected 1 call of stump_fit, got {len(weights)}.")


@pytest.mark.points(2)
def test_no_better_than_chance(student):
    """Stops without keeping a learner that is wrong half of the time or more."""
    model, weights = run(student, ["all"], np.array([-1, -1, 1]))
    require(len(model) == 0, f"Expected no pair, got {len(model)}.")
    require(len(weights) == 1, f"Expected 1 call of stump_fit, got {len(weights)}: it ends there.")
    model, _ = run(student, ["first"], np.array([1, -1, 1]), 0)
    require(len(model) == 0, f"Expected no pair for n_rounds = 0, got {len(model)}.")
    model, _ = run(student, ["first"], np.array([1, -1, 1]))
    require(len(model) == 1, f"Expected 1 pair for the same learner again, got {len(model)}.")
