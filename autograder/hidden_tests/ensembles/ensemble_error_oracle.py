"""What the hidden tests of ensembles/ensemble_error compare with."""

from autograder.testing import (
    as_number,
    assert_cases,
    remembered,
    require,
)


@remembered
def exact(n_models, eps):
    """Return the probability by exact arithmetic with integers."""
    wrong, whole = eps.as_integer_ratio()
    right = whole - wrong
    ways, total = right**n_models, 0  # times whole ** n_models; times 2, for halves
    for k in range(n_models + 1):
        total += ways * (2 if 2 * k > n_models else 1 if 2 * k == n_models else 0)
        ways = ways * wrong * (n_models - k) // (right * (k + 1))
    return total / (2 * whole**n_models)


def assert_relative(got, right):
    """Assert a relative error of at most 1e-9, in words that fit tiny results."""
    value = as_number(got)
    require(value != 0, "The result is 0. It is tiny, but not 0.")
    message = "The result is tiny, and its relative error counts: it is above 1e-9."
    require(abs(value - right) <= 1e-9 * right, message)


def checked(student, calls, **settings):
    """Assert what exact arithmetic finds; `settings` may bring a comparison of its own."""
    cases = [(call, exact(*call)) for call in calls]
    assert_cases(student.ensemble_error, cases, **{"read": as_number} | settings)
