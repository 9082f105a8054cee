"""Hidden tests of naive_bayes/bernoulli_linear_form; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.naive_bayes import models
from autograder.testing import (
    Case,
    as_array,
    as_number,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = ("w", "b")
RARE = np.log([[1e-14], [0.5]])
PAIR, PAIR_OF_NUMBERS = np.array(["ham", "spam"]), np.array([-3, 8])


def by_hand(p, prior=(0.5, 0.5)):
    p = np.array(p)
    return models.made(PAIR, prior, log_p=np.log(p), log_q=np.log(1 - p))


@pytest.mark.points(1)
def test_weights(student, seed):
    """Gives each feature the log of the ratio of its odds, positive if it speaks for class 1."""
    cases = [
        (by_hand([[0.2], [0.6]]), np.log([6])),
        (by_hand([[0.5, 0.75], [0.8, 0.25]], (0.3, 0.7)), np.log([4, 1 / 9])),
    ]
    rare = models.made(PAIR, [0.5, 0.5], log_p=np.log1p([[-1e-14], [-0.5]]), log_q=RARE)
    cases.append((rare, [np.log(1e-14)]))
    rng = np.random.default_rng(seed("models"))
    for d in (3, 9):
        model = models.bernoulli(rng, d, PAIR_OF_NUMBERS)
        odds = np.exp(model["log_p"]) / np.exp(model["log_q"])
        cases.append((model, np.log(odds[1] / odds[0])))
    settings = {"part": (0, 2), "atol": 1e-9, "what": "w"}
    assert_cases(student.bernoulli_linear_form, cases, **settings)
    assert_leaves_arguments(student.bernoulli_linear_form, [case[0] for case in cases])


@pytest.mark.points(1)
def test_intercept(student, seed):
    """Puts into b what absent features and unequal priors say; scores agree with log joints."""
    cases = [
        (by_hand([[0.2], [0.6]]), np.log(0.5)),
        (
            by_hand([[0.5, 0.75], [0.8, 0.25]], (0.3, 0.7)),
            np.log(0.2 * 0.75 / (0.5 * 0.25) * 7 / 3),
        ),
    ]
    many = by_hand(np.tile([[0.2], [0.6]], 2000))
    cases.append(Case(many, -2000 * np.log(2), label="2000 features"))
    settings = {"part": (1, 2), "atol": 1e-9, "what": "b", "read": as_number}
    assert_cases(student.bernoulli_linear_form, cases, **settings)
    rng = np.random.default_rng(seed("scores"))
    for d in (1, 6):
        model, X = models.bernoulli(rng, d, PAIR), models.binary_table(rng, 8, d)
        w, b = as_tuple(student.bernoulli_linear_form(model), 2)
        score = X @ as_array(w, shape=(d,), what="w") + as_number(b, what="b")
        joint = X @ model["log_p"].T + (1 - X) @ model["log_q"].T + model["log_prior"]
        assert_close(score, joint[:, 1] - joint[:, 0], atol=1e-8, what="X @ w + b")


@pytest.mark.points(1)
def test_refuses(student, seed):
    """Raises ValueError for a model of one class and of three classes or more."""
    rng = np.random.default_rng(seed("classes"))
    sizes = {"one class": "a", "three classes": "abc", "four classes": "abcd"}
    wrong = {name: (models.bernoulli(rng, 2, np.array([*s])),) for name, s in sizes.items()}
    works_on = [(by_hand([[0.2], [0.6]]),), (models.bernoulli(rng, 2, PAIR_OF_NUMBERS),)]
    assert_raises(student.bernoulli_linear_form, ValueError, wrong, works_on=works_on)


@counterexample_search(data=strategies.category_tables((2, 4), (1, 2), (0, 1)))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    y = np.where(np.arange(len(y)) < 2, np.array(["a", "b", "a", "b"])[: len(y)], y)
    model = reference.fit_bernoulli_nb(X, y)
    answer, expected = student.bernoulli_linear_form(model), reference.bernoulli_linear_form(model)
    assert_close(answer, expected, atol=1e-9, parts=PARTS)
