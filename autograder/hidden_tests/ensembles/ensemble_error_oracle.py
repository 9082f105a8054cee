"""What the hidden tests of ensembles/ensemble_error compare with."""

from autograder.testing import (
    as_number,
    assert_cases,
)


def exact(n_models, eps):
    """Return the probability by exact arithmetic with integers."""
    wrong, whole = eps.as_integer_ratio()
    right = whole - wrong
    ways, total = right**n_models, 0  # times whole ** n_models; times 2, for halves
    for k in range(n_models + 1):
        total += ways * (2 if 2 * k > n_models else 1 if 2 * k == n_models else 0)
        ways = ways * wrong * (n_models - k) // (right * (k + 1))
    return total / (2 * whole**n_models)


def checked(student, calls, **settings):
    """Assert what exact arithmetic finds."""
    cases = [(call, exact(*call)) for call in calls]
    assert_cases(student.ensemble_error, cases, read=as_number, **settings)
