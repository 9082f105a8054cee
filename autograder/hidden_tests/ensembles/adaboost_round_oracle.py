"""What the hidden tests of ensembles/adaboost_round compare with."""

import math

import numpy as np

from autograder.testing import (
    as_tuple,
    assert_cases,
)

PARTS = ["eps", "alpha", "u_new"]


Y = np.array([1, 1, -1, -1])


ONE_WRONG = np.array([1, -1, -1, -1])


def by_shares(u, y, h):
    """Return what a round does, without an exponential: wrong and right rows get half each."""
    wrong = sum(weight for weight, a, b in zip(u, y, h, strict=True) if a != b)
    right = sum(weight for weight, a, b in zip(u, y, h, strict=True) if a == b)
    alpha = 0.5 * (math.log(right) - math.log(wrong))
    u_new = [w / (2 * right if a == b else 2 * wrong) for w, a, b in zip(u, y, h, strict=True)]
    return wrong / (wrong + right), alpha, u_new


def drawn(rng, n, share=0.3, unit=1.0):
    """Return weights that sum to `unit`, labels, and predictions of which some are wrong."""
    while True:
        u = rng.uniform(0.2, 1, size=n)
        y = rng.choice([-1, 1], size=n)
        wrong = rng.uniform(size=n) < share
        wrong[:2] = True, False
        u /= u.sum()
        if abs(u[wrong].sum() - 0.5) > 0.05 and (u[wrong].sum() < 0.5) == (share < 0.5):
            return unit * u, y, np.where(wrong, -y, y)


def first_two(answer):
    """Return the error and the say."""
    return as_tuple(answer, 3)[:2]


def checked(student, calls, **settings):
    """Assert all three parts of calls."""
    cases = [(call, by_shares(*(part.tolist() for part in call))) for call in calls]
    assert_cases(student.adaboost_round, cases, parts=PARTS, atol=1e-12, **settings)
