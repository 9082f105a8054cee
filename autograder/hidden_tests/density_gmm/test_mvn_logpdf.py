"""Hidden tests of density_gmm/mvn_logpdf; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import (
    LOG_2_PI,
    NEAR,
    SOME,
    covariance,
    log_normal,
)
from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

PAPER = np.array([[1.0, 2.0], [4.0, 2.0], [3.0, 8.0]]), np.array([1.0, 2.0])
COV = np.array([[4.0, 2.0], [2.0, 5.0]])


@pytest.mark.points(1)
def test_by_hand(student, reference, seed):
    """Has the constant, the determinant and the squared distance, in two dimensions and more."""
    rng = np.random.default_rng(seed("points"))
    top = -LOG_2_PI - math.log(16.0) / 2
    cases = [((PAPER[0][:2], PAPER[1], COV), [top, top - 1.40625])]
    cases.append(((*PAPER, COV), log_normal(*PAPER, COV)))
    flat = -LOG_2_PI - math.log(6.0)
    cases.append(((SOME, np.zeros(2), np.diag([4.0, 9.0])),
                  flat - np.array([0, 2, 9 / 4 + 16 / 9, 9 / 4 + 1 / 9]) / 2))  # fmt: skip
    drawn = [
        (rng.normal(size=(4, d)), rng.normal(size=d), 3 * covariance(rng, d)) for d in (2, 3, 5)
    ]
    cases += [(call, log_normal(*call)) for call in drawn]
    assert_cases(student.mvn_logpdf, cases, **NEAR)
    assert_agrees(student.mvn_logpdf, reference.mvn_logpdf, drawn, **NEAR)


@pytest.mark.points(1)
def test_small_shapes(student):
    """Takes one dimension, and a single point: shape (n,) always."""
    cases = []
    for variance in (1.0, 4.0, 0.01):
        call = np.array([[0.0], [3.0], [-1.0]]), np.array([1.0]), np.array([[variance]])
        squares = np.array([1.0, 4.0, 4.0]) / variance
        cases.append((call, -(LOG_2_PI + math.log(variance) + squares) / 2))
    cases.append(((np.array([[2.0]]), np.array([2.0]), np.array([[1.0]])), [-LOG_2_PI / 2]))
    cases.append(((np.zeros((1, 3)), np.ones(3), np.eye(3)), [-1.5 * LOG_2_PI - 1.5]))
    cases.append(((np.ones((2, 2)), np.zeros(2), np.eye(2)), [-LOG_2_PI - 1.0] * 2))
    assert_cases(student.mvn_logpdf, cases, **NEAR)


@pytest.mark.points(1)
def test_many_dimensions(student):
    """Survives determinants that are too small or too large for float64."""
    cases = []
    for d, scale in ((50, 1e-4), (60, 1e4), (200, 1e-3)):
        X = np.vstack([np.zeros(d), np.full(d, scale)])
        flat = -d * (LOG_2_PI / 2 + math.log(scale))
        cases.append(((X, np.zeros(d), scale**2 * np.eye(d)), [flat, flat - d / 2]))
    mixed = np.geomspace(1e-5, 1e-2, 120)
    flat = -60 * LOG_2_PI - np.log(mixed).sum() / 2
    cases.append(((np.sqrt(mixed)[np.newaxis], np.zeros(120), np.diag(mixed)), [flat - 60]))
    assert_cases(student.mvn_logpdf, cases, **NEAR)


@pytest.mark.points(1)
def test_far(student):
    """Is finite and right far from the mean, and far from zero."""
    far = np.array([[1e6, 0.0], [0.0, -3e6], [4e5, 4e5]])
    cases = [((far, np.zeros(2), np.eye(2)), -LOG_2_PI - np.array([1e12, 9e12, 3.2e11]) / 2)]
    cases.append(((np.array([[60.0], [-1e6]]), np.zeros(1), np.ones((1, 1))),
                  -(LOG_2_PI + np.array([3600, 1e12])) / 2))  # fmt: skip
    near = log_normal(SOME, np.array([1.0, 2.0]), COV)
    cases += [
        Case((SOME + c, np.array([1.0, 2.0]) + c, COV), near, label="far from zero")
        for c in (2.0**27, -(2.0**30))
    ]
    groups = np.vstack([SOME - 2.0**27, SOME]) + 2.0**27, np.array([1.0, 2.0]) + 2.0**27, COV
    cases.append(Case(groups, log_normal(*groups), label="points near the mean and far from it"))
    assert_cases(student.mvn_logpdf, cases, **NEAR)


@pytest.mark.points(1)
def test_condition(student, seed):
    """Keeps eight digits with condition numbers up to a million, and in other units."""
    rng = np.random.default_rng(seed("covariances"))
    thin = np.array([[1.0, 0.999999], [0.999999, 1.0]])
    X = np.array([[1.0, 1.0], [1.0, -1.0], [0.001, 0.0]])
    logs = -LOG_2_PI - np.log(1.999999 * 1e-6) / 2
    squares = np.array([2 / 1.999999, 2 / 1e-6, 0.5e-6 / 1.999999 + 0.5e-6 / 1e-6])
    cases = [((X, np.zeros(2), thin), logs - squares / 2)]
    for d, condition in ((3, 1e4), (5, 1e6)):
        cov = covariance(rng, d, condition)
        X = rng.normal(size=(5, d)) @ np.linalg.cholesky(cov).T
        cases.append(((X, np.zeros(d), cov), log_normal(X, np.zeros(d), cov)))
    near = log_normal(SOME, PAPER[1], COV)
    for c in (1e-10, 1e-5, 1e8):
        call = c * SOME, c * PAPER[1], c**2 * COV
        cases.append(Case(call, near - 2 * math.log(c), label="data in other units"))
    assert_cases(student.mvn_logpdf, cases, **NEAR)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves the arguments as they were."""
    calls = [(*PAPER, COV), (SOME, PAPER[1], COV), (SOME[:3], np.zeros(2), np.eye(2))]
    assert_varies(student.mvn_logpdf, calls)
    assert_law(student.mvn_logpdf, calls, lambda got, X, *_: as_array(got, shape=(len(X),)))
    assert_accepts(student.mvn_logpdf, calls, integers=True, **NEAR)
    floats = [(np.array([[-100.0, 90.0]]), np.array([100.0, -50.0]), 100 * COV)]
    floats.append((np.array([[3.0, 1.0], [200.0, 2.0]]), np.array([201.0, 4.0]), 100 * COV))
    kinds = (np.int8, np.uint8)
    small = [(X.astype(kind), mean.astype(kind), cov)
             for (X, mean, cov), kind in zip(floats, kinds, strict=True)]  # fmt: skip
    wide = np.array([[100.0, 20.0], [20.0, 90.0]])
    floats.append((SOME, PAPER[1], wide))
    small.append((SOME, PAPER[1], wide.astype(np.int8)))
    labels = "int8", "uint8", "a covariance of int8"
    plain = student.mvn_logpdf.map(floats)
    cases = [Case(call, right, label=label)
             for call, right, label in zip(small, plain, labels, strict=True)]  # fmt: skip
    between = np.array([0.5, -1.25])
    right, other = student.mvn_logpdf.map([(SOME, between, COV), (SOME + 0.5, PAPER[1], COV)])
    cases.append(Case((SOME.astype(int), between, COV), right, label="integer points only"))
    whole = SOME + 0.5, PAPER[1].astype(int), COV.astype(int)
    cases.append(Case(whole, other, label="an integer mean and covariance only"))
    assert_cases(student.mvn_logpdf, cases, **NEAR)
    assert_leaves_arguments(student.mvn_logpdf, [*calls, *small])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises LinAlgError for covariances with a negative eigenvalue or one that is 0."""
    X, mean = SOME, np.zeros(2)
    refused = {
        "[[1, 2], [2, 1]]": (X, mean, np.array([[1.0, 2.0], [2.0, 1.0]])),
        "zeros": (X, mean, np.zeros((2, 2))),
        "[[1, 1], [1, 1]]": (X, mean, np.ones((2, 2))),
        "two negative eigenvalues": (X, mean, -np.eye(2)),
        "a diagonal with a 0": (X, mean, np.diag([1.0, 0.0])),
        "a negative variance": (X[:, :1], mean[:1], np.array([[-1.0]])),
        "a variance of 0": (X[:, :1], mean[:1], np.array([[0.0]])),
        "two negative eigenvalues of three": (
            np.zeros((1, 3)), np.zeros(3), np.diag([-1.0, 2.0, -3.0])),
    }  # fmt: skip
    works_on = [(X, mean, COV), (X, mean, 1e-12 * np.eye(2)), (X, mean, -COV + 9 * np.eye(2))]
    assert_raises(student.mvn_logpdf, np.linalg.LinAlgError, refused, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-3, high=3),
    mean=strategies.vectors(2, low=-2, high=2),
    cov=strategies.choices(np.eye(2), COV, np.diag([4.0, 1.0])),
)
def agrees_with_the_reference(student, reference, X, mean, cov):
    got = student.mvn_logpdf(X, mean, cov)
    assert_close(got, reference.mvn_logpdf(X, mean, cov), **NEAR)
