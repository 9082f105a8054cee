"""What the hidden tests of ensembles/xgb_leaf_and_gain compare with."""

from fractions import Fraction

from autograder.testing import (
    Case,
    assert_cases,
)

PARTS = ["w_left", "w_right", "gain"]


def exact(g_left, h_left, g_right, h_right, lam, gamma):
    """Return values and gain by exact arithmetic: minima of G w + (H + lam) w**2 / 2."""
    lam, pairs = (
        Fraction(lam),
        [(Fraction(g_left), Fraction(h_left)), (Fraction(g_right), Fraction(h_right))],
    )
    values = [-g / (h + lam) if h + lam else Fraction(0) for g, h in pairs]
    lowest = [g * w + (h + lam) * w * w / 2 for (g, h), w in zip(pairs, values, strict=True)]
    g, h = (sum(parts) for parts in zip(*pairs, strict=True))
    w = -g / (h + lam) if h + lam else Fraction(0)
    before = g * w + (h + lam) * w * w / 2
    return float(values[0]), float(values[1]), float(before - sum(lowest) - Fraction(gamma))


def checked(student, calls, **settings):
    """Assert what exact arithmetic finds; a dict gives labels."""
    named = calls.items() if isinstance(calls, dict) else [("", call) for call in calls]
    cases = [Case(call, exact(*call), label=label) for label, call in named]
    assert_cases(student.xgb_leaf_and_gain, cases, parts=PARTS, **{"atol": 1e-9} | settings)
