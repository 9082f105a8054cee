"""Hidden tests of naive_bayes/bernoulli_log_joint; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

P = np.array([[0.2, 0.9, 0.5], [0.6, 0.3, 0.1]])
MODEL = models.made(["a", "b"], [0.9, 0.1], log_p=np.log(P), log_q=np.log(1 - P))
NONE = -np.inf
RARE = np.log([[1e-14], [0.5]])
VETO = models.made(
    [3, 4],
    [0.5, 0.5],
    log_p=np.array([[NONE, np.log(0.5)], [np.log(0.2), 0.0]]),
    log_q=np.array([[0.0, np.log(0.5)], [np.log(0.8), NONE]]),
)


def looped(model, X):
    """The same, one entry of X after the other."""
    joint = np.empty((len(X), len(model["classes"])))
    for i, row in enumerate(X):
        for c, prior in enumerate(model["log_prior"]):
            terms = [model["log_p" if x == 1 else "log_q"][c, j] for j, x in enumerate(row)]
            joint[i, c] = prior + sum(terms)
    return joint


@pytest.mark.points(2)
def test_adds_up_presence_absence_and_prior(student, seed):
    """Adds the log prior, log_p of what is present and log_q of what is absent."""
    first = [0.9 * 0.2 * 0.1 * 0.5, 0.1 * 0.6 * 0.7 * 0.9]
    second = [0.9 * 0.8 * 0.9 * 0.5, 0.1 * 0.4 * 0.3 * 0.1]
    cases = [((MODEL, np.array([[1, 0, 0], [0, 1, 1]])), np.log([first, second]))]
    rng = np.random.default_rng(seed("models"))
    for m, d in [(4, 3), (9, 7)]:
        model, X = models.bernoulli(rng, d), models.binary_table(rng, m, d)
        cases.append(((model, X), looped(model, X)))
    rare, rows = {**MODEL, "log_prior": np.log([1e-6, 1 - 1e-6])}, np.array([[1, 0, 0], [0, 1, 1]])
    cases.append(((rare, rows), looped(rare, rows)))
    assert_cases(student.bernoulli_log_joint, cases, scaled_atol=1e-9)
    calls = [(VETO, np.array([[1, 1], [1, 0]])), *(case[0] for case in cases)]
    assert_leaves_arguments(student.bernoulli_log_joint, calls)


@pytest.mark.points(1)
def test_zero_probabilities(student, seed):
    """Gives -inf where a row is impossible, in one class or in all, and numbers elsewhere."""
    rows = np.array([[1, 1], [1, 0], [0, 1], [0, 0]])
    one, none_left, possible, absent = (
        [NONE, np.log(0.5 * 0.2)],
        [NONE, NONE],
        np.log([0.5 * 0.5, 0.5 * 0.8]),
        [np.log(0.5 * 0.5), NONE],
    )
    cases = [
        Case((VETO, rows[[0, 2]]), [one, possible], label="one impossible class"),
        Case((VETO, rows[[1, 0]]), [none_left, one], label="no class left"),
        Case((VETO, rows[[2, 2]]), [possible, possible], label="possible rows, beta = 0"),
        Case((VETO, rows[[3, 2]]), [absent, possible], label="an absent feature"),
    ]
    rng = np.random.default_rng(seed("zeros"))
    X = models.binary_table(rng, 8, 4)
    model = models.with_equal_priors(models.bernoulli(rng, 4, models.PAIR))
    model["log_p"][0, 1], model["log_q"][0, 1] = NONE, 0.0
    model["log_p"][1, 3], model["log_q"][1, 3] = 0.0, NONE
    cases.append(((model, X), looped(model, X)))
    assert_cases(student.bernoulli_log_joint, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_two_thousand_features(student, reference, seed):
    """Stays finite and accurate with 2000 features."""
    rng = np.random.default_rng(seed("wide"))
    made = [models.bernoulli(rng, 2000, models.PAIR, *ends) for ends in [(), (1e-6, 1e-3)]]
    calls = [(models.with_equal_priors(m), models.binary_table(rng, 5, 2000)) for m in made]
    small = (VETO, np.array([[0, 1], [0, 1]])), np.log([[0.25, 0.4]] * 2)
    rare = models.made([4, 9], [0.5, 0.5], log_p=np.log1p([[-1e-14], [-0.5]]), log_q=RARE)
    tiny = (rare, np.array([[0], [1]])), [[np.log(0.5e-14), np.log(0.25)], np.log([0.5, 0.25])]
    log_p, log_q = np.full((2, 2000), np.log(1e-6)), np.full((2, 2000), np.log1p(-1e-6))
    low = models.made([4, 9], [0.5, 0.5], log_p=log_p, log_q=log_q)
    far = (low, np.ones((3, 2000), dtype=int)), np.full((3, 2), np.log(0.5) + 2000 * np.log(1e-6))
    assert_cases(student.bernoulli_log_joint, [small, tiny, far])
    assert_agrees(student.bernoulli_log_joint, reference.bernoulli_log_joint, calls)


@pytest.mark.points(1)
def test_forms_of_the_rows(student, seed):
    """Takes booleans and integers, one row or several, in any order."""
    rng = np.random.default_rng(seed("rows"))
    model = models.with_equal_priors(models.bernoulli(rng, 4, models.PAIR))
    X = models.binary_table(rng, 6, 4)
    even = models.with_equal_priors(MODEL)
    one = np.array([[True, False, True]])
    by_hand = np.log([[0.5 * 0.2 * 0.1 * 0.5, 0.5 * 0.6 * 0.7 * 0.1]])
    cases = [
        Case((even, one), by_hand, label="one row of booleans"),
        Case((even, 1 * one), by_hand, label="one row of integers"),
        Case((even, one.astype(np.uint8)), by_hand, label="one row of unsigned integers"),
        Case((model, X == 1), looped(model, X), label="several rows of booleans"),
    ]
    assert_cases(student.bernoulli_log_joint, cases)
    assert_accepts(student.bernoulli_log_joint, [(model, X)], integers=[1])
    assert_equivariant(
        student.bernoulli_log_joint, [(model, X)], lambda m, X: (m, X[::-1]), lambda J, *_: J[::-1]
    )


@counterexample_search(
    data=strategies.category_tables((1, 4), (1, 2), (0, 1)),
    rows=strategies.category_tables((1, 2), 2, (0, 1)),
    beta=strategies.choices(1.0, 0.0),
)
def agrees_with_the_reference(student, reference, data, rows, beta):
    model, X = reference.fit_bernoulli_nb(*data, beta), rows[0][:, : data[0].shape[1]]
    expected = reference.bernoulli_log_joint(model, X)
    assert_close(student.bernoulli_log_joint(model, X), expected, atol=1e-9)
