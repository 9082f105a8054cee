"""Hidden tests of naive_bayes/multinomial_log_joint; first docstring lines are shown."""

import numpy as np
import pytest
from hypothesis import assume

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

NONE = -np.inf
MODEL = models.made(["a", "b"], [0.9, 0.1], log_theta=np.log([[0.5, 0.3, 0.2], [0.1, 0.1, 0.8]]))
EVEN = models.with_equal_priors(MODEL)
VETO = models.made([3, 4], [0.5, 0.5], log_theta=np.array([[NONE, 0.0], [0.0, NONE]]))


def looped(model, X):
    """The same, one word of one document after the other."""
    joint = np.empty((len(X), len(model["classes"])))
    for i, row in enumerate(X):
        for c, prior in enumerate(model["log_prior"]):
            terms = [x * model["log_theta"][c, j] for j, x in enumerate(row) if x > 0]
            joint[i, c] = prior + sum(terms)
    return joint


def even_model(rng, d):
    """Draw a model of two classes with equal priors."""
    return models.with_equal_priors(models.multinomial(rng, d, models.PAIR))


@pytest.mark.points(2)
def test_counts_every_occurrence(student, seed):
    """Adds log_theta of each word as often as it occurs, and the log prior once."""
    first = [0.9 * 0.5 * 0.2, 0.1 * 0.1 * 0.8]
    second = [0.9 * 0.3**2 * 0.2**3, 0.1 * 0.1**2 * 0.8**3]
    cases = [((MODEL, np.array([[1.0, 0.0, 1.0], [0.0, 2.0, 3.0]])), np.log([first, second]))]
    rng = np.random.default_rng(seed("models"))
    for m, d in [(4, 3), (9, 7)]:
        model, X = models.multinomial(rng, d), models.count_table(rng, m, d)
        cases.append(((model, X), looped(model, X)))
    assert_cases(student.multinomial_log_joint, cases, scaled_atol=1e-9)
    calls = [(VETO, np.array([[0.0, 1.0], [1.0, 1.0]])), *(case[0] for case in cases)]
    assert_leaves_arguments(student.multinomial_log_joint, calls)


@pytest.mark.points(1)
def test_zero_probabilities(student, seed):
    """Gives -inf where a word is impossible, in one class or in all, and numbers elsewhere."""
    half, rows = np.log(0.5), np.array([[0.0, 1.0], [1.0, 1.0], [1.0, 0.0]])
    cases = [
        Case((VETO, rows[[0, 2]]), [[half, NONE], [NONE, half]], label="one impossible class"),
        Case((VETO, rows[[1, 0]]), [[NONE, NONE], [half, NONE]], label="no class left"),
    ]
    rng = np.random.default_rng(seed("zeros"))
    model, X = even_model(rng, 4), np.minimum(models.count_table(rng, 8, 4), 1.0)
    model["log_theta"][0, 1] = model["log_theta"][1, 3] = NONE
    cases.append(((model, X), looped(model, X)))
    possible = np.array([[1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0]])
    cases.append(Case((model, possible), looped(model, possible), label="possible rows"))
    assert_cases(student.multinomial_log_joint, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_short_and_long_documents(student, seed):
    """Leaves an empty document its log prior, and takes thousands of words."""
    thousand = np.array([[1000.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    expected = np.log([0.5, 0.5]) + thousand[:, :1] * np.log([0.5, 0.1])
    nothing = np.log([[0.9, 0.1]] * 2)
    cases = [
        Case((MODEL, np.zeros((2, 3))), nothing, label="empty documents"),
        Case((EVEN, thousand), expected, label="long documents beside short ones"),
        Case(
            (EVEN, np.array([[1e7, 0.0, 0.0]])),
            [np.log([0.5, 0.5]) + 1e7 * np.log([0.5, 0.1])],
            label="a word ten million times",
        ),
    ]
    rare = models.made([3, 8], [0.5, 0.5], log_theta=np.log([[1e-6, 1 - 1e-6], [0.5, 0.5]]))
    expected = [np.log(0.5) + 1e7 * np.log([1e-6, 0.5])]
    call = rare, np.array([[1e7, 0.0]])
    cases.append(Case(call, expected, label="a rare word ten million times"))
    rng = np.random.default_rng(seed("long"))
    model, X = even_model(rng, 5), 1000.0 * models.count_table(rng, 3, 5)
    cases.append(Case((model, X), looped(model, X), label="long documents"))
    assert_cases(student.multinomial_log_joint, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_forms_of_the_rows(student, seed):
    """Takes integers and floats, one row or several, in any order, and returns float64."""
    rng = np.random.default_rng(seed("rows"))
    model, X = even_model(rng, 4), np.minimum(models.count_table(rng, 6, 4), 1.0)
    by_hand = np.log([[0.15, 0.05]])
    cases = [
        Case((EVEN, np.array([[0, 1, 0]])), by_hand, label="one row of integers"),
        Case((EVEN, np.array([[0.0, 1.0, 0.0]])), by_hand, label="one row of floats"),
        Case((model, X), looped(model, X)),
    ]
    assert_cases(student.multinomial_log_joint, cases, dtype=np.float64)
    assert_accepts(student.multinomial_log_joint, [(model, X)], integers=[1])
    assert_equivariant(
        student.multinomial_log_joint,
        [(model, X)],
        lambda m, X: (m, X[::-1]),
        lambda J, *_: J[::-1],
    )


@counterexample_search(
    data=strategies.classifications((1, 4), (1, 2), 0, 3),
    rows=strategies.matrices((1, 2), 2, 0, 3),
    beta=strategies.choices(1.0, 0.0),
)
def agrees_with_the_reference(student, reference, data, rows, beta):
    model, X = reference.fit_multinomial_nb(*data, beta), rows[:, : data[0].shape[1]]
    assume(not np.isnan(model["log_theta"]).any())
    expected = reference.multinomial_log_joint(model, X)
    assert_close(student.multinomial_log_joint(model, X), expected, atol=1e-9)
