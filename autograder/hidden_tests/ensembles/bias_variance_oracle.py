"""What the hidden tests of ensembles/bias_variance compare with."""

from autograder.testing import (
    as_number,
    assert_cases,
    assert_leaves_arguments,
    require,
)

KEYS = ("bias2", "variance", "noise", "total")


def read_parts(answer):
    """Return the four parts of a dict in their order."""
    require(isinstance(answer, dict), "The result is no dict.")
    require(set(answer) == set(KEYS), "The dict has other keys.")
    return tuple(as_number(answer[key], what=key) for key in KEYS)


def by_loops(preds, f_true, noise_var):
    """Return the four parts, one test point after the other."""
    bias2 = variance = 0.0
    T, m = preds.shape
    for column, truth in zip(preds.T.tolist(), f_true.tolist(), strict=True):
        mean = sum(column) / T
        bias2 += (mean - truth) ** 2 / m
        variance += sum((value - mean) ** 2 for value in column) / T / m
    return [bias2, variance, noise_var, bias2 + variance + noise_var]


def assert_parts(student, calls):
    """Assert the parts of calls, and that no argument is changed."""
    cases = [(call, by_loops(*call)) for call in calls]
    assert_cases(student.bias_variance, cases, read=read_parts, parts=KEYS, rtol=1e-9)
    assert_leaves_arguments(student.bias_variance, calls)
