"""Hidden tests of ensembles/adaboost_fit; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.adaboost_fit_oracle import (
    PAPER,
    PAPER_Y,
    RIGHT_AFTER_THREE,
    XOR,
    assert_models,
    below_one_half,
    boost,
    boost_columns,
    ends,
    scripts,
)
from autograder.hidden_tests.ensembles.told_learners import (
    clear_table,
    read_model,
    says_and_weights,
)
from autograder.testing import (
    assert_agrees,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_says(student, seed):
    """Keeps every learner with its say, in the order of the rounds."""
    for y, answers in scripts(seed):
        (says, learners), _ = boost(student, y, answers, len(answers))
        require(
            learners == list(range(len(answers))),
            "The model does not hold the learner of each round, in their order.",
        )
        assert_close(says, says_and_weights(y, answers)[0], rtol=1e-7, atol=1e-9, what="the says")
    (_, learners), _ = boost(student, PAPER_Y, PAPER, 2)  # the third would be kept, too
    require(learners == [0, 1], "The model does not hold one learner for each of the rounds.")


@pytest.mark.points(1)
def test_weights(student, seed, open_function):
    """Starts from equal weights, and gives each round the distribution that the last one left."""
    for y, answers in scripts(seed):
        _, told = boost(student, y, answers, len(answers))
        weights = told.weights()
        require(len(weights) == len(answers), "stump_fit is not called once for each round.")
        for got, right in zip(weights, says_and_weights(y, answers)[1], strict=True):
            assert_close(got, right, atol=1e-12, what="the weights of a round")
    for y, answers, what in ends():
        says, columns = boost_columns(student, open_function("stump_predict"), y, answers)
        message = f"A learner with {what} is thrown away, or taken for perfect."
        require(columns == list(range(len(answers))), message)
        assert_close(says, says_and_weights(y, answers)[0], rtol=1e-6, atol=1e-9, what="the says")


@pytest.mark.points(1)
def test_perfect_learners(student, seed):
    """Keeps a learner without mistakes with a say of 1.0, and stops, early or late."""
    end = "The model does not end with the perfect learner, after all that came before it."
    for y, answers in scripts(seed):
        for before in (0, len(answers) - 1):
            script = np.vstack([answers[:before], [y], answers])
            (says, learners), told = boost(student, y, script, before + 3)
            require(learners == list(range(before + 1)), end)
            require(
                len(told.fit.calls) == before + 1, "stump_fit is called after a perfect learner."
            )
            right = [*says_and_weights(y, answers[:before])[0], 1.0]
            assert_close(says, right, rtol=1e-7, atol=1e-9, what="the says")
    (says, _), _ = boost(student, PAPER_Y, np.array([PAPER[0], PAPER_Y]), 2)
    assert_close(says, [np.log(2) / 2, 1.0], what="the says, perfect in the last round")


@pytest.mark.points(1)
def test_no_better_than_chance(student, seed, open_function):
    """Stops at a learner that is wrong half of the time or more, and throws it away."""
    stump = open_function("stump_fit"), open_function("stump_predict")
    (says, _), _ = boost(student, PAPER_Y, PAPER, 3)
    require(len(says) == 3, "Learners that are better than chance are thrown away.")
    xor = read_model(student.adaboost_fit(*stump, *XOR, 5))[0]
    require(xor == [], "For XOR the model should be empty: no stump is better than chance.")
    says, _ = boost_columns(student, stump[1], np.ones(6, dtype=int), below_one_half(31))
    require(len(says) >= 32, "The rounds end too early: a learner better than chance is missing.")
    require(len(says) == 32, "A learner whose error is one half but for less than 1e-9 is kept.")
    for y, answers in scripts(seed):
        for before in (0, len(answers) - 1):
            for bad in (-answers[before], -y):
                script = np.vstack([answers[:before], [bad], answers])
                (says, _), told = boost(student, y, script, before + 3)
                require(len(says) <= before, "A learner that is no better than chance is kept.")
                require(len(says) == before, "The model has lost learners from before the end.")
                again = "stump_fit is called again after a learner no better than chance."
                require(len(told.fit.calls) == before + 1, again)


@pytest.mark.points(1)
def test_the_same_learner_again(student, seed, open_function):
    """Keeps one pair of a learner that comes back unchanged: it is guessing by then."""
    for y, answers in scripts(seed):
        (says, learners), _ = boost(student, y, answers[:1], 6)
        require(learners == [0], "The model does not hold exactly one learner.")
        assert_close(says, says_and_weights(y, answers[:1])[0], what="its say")
    X, y = np.array([[-1.0], [1.0], [2.0], [3.0]]), np.array([-1, 1, 1, -1])
    first = open_function("always_first"), open_function("stump_predict")
    says, stumps = read_model(student.adaboost_fit(*first, X, y, 9))
    require(len(stumps) == 1, "The model does not hold exactly one learner.")
    assert_close(says, [np.log(3) / 2], what="its say")


@pytest.mark.points(1)
def test_real_stumps(student, reference, seed, open_function):
    """Boosts stumps that follow their weights."""
    stump = open_function("stump_fit"), open_function("stump_predict")
    calls = []
    for n, rounds in [(9, 2), (13, 3), (16, 4)]:
        tables = [clear_table(draw, n, rounds) for draw in (n, seed(f"{n} rows"))]
        calls += [(*stump, *table, rounds) for table in tables]
    calls.append((*stump, *RIGHT_AFTER_THREE, 8))
    assert_agrees(student.adaboost_fit, reference.adaboost_fit, calls, compare=assert_models)


@pytest.mark.points(1)
def test_the_theorem(student, seed, open_function):
    """Keeps the training error below the bound; takes no rounds; leaves arguments alone."""
    stump = open_function("stump_fit"), open_function("stump_predict")
    X, y = np.random.default_rng(seed("data")).normal(size=(25, 3)), np.repeat([-1, 1], [12, 13])
    says, stumps = read_model(student.adaboost_fit(*stump, X, y, 12))
    require(len(says) == 12, "The model has another number of pairs.")
    scores = np.cumsum(
        [say * stump[1](one, X) for say, one in zip(says, stumps, strict=True)], axis=0
    )
    bounds = np.cumprod(1 / np.cosh(says))
    errors = np.mean(scores * y <= 0, axis=1)
    require((errors <= bounds + 1e-9).all(), "The training error is above the bound.")
    losses = np.mean(np.exp(-y * scores), axis=1)
    assert_close(losses, bounds, rtol=1e-6, what="the mean of exp(-y s) and the product of factors")
    says, _ = read_model(student.adaboost_fit(*stump, *RIGHT_AFTER_THREE, 8))
    require(len(says) == 8, "The rounds end although no learner is perfect.")
    none = read_model(student.adaboost_fit(*stump, X, y, 0))[0]
    require(none == [], "With n_rounds = 0 the model should be empty.")
    assert_leaves_arguments(student.adaboost_fit, [(*stump, X, y, 3)])


@counterexample_search(
    x=strategies.vectors(4, -3, 3),
    y=strategies.labels(4, (-1, 1)),
    n_rounds=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, open_function, x, y, n_rounds):
    call = (
        open_function("always_first"),
        open_function("stump_predict"),
        x[:, np.newaxis],
        y,
        n_rounds,
    )
    assert_models(student.adaboost_fit(*call), reference.adaboost_fit(*call))
