"""Hidden tests of optimization/step_size; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import as_number, assert_close, counterexample_search, strategies

RULES = "constant", "inverse", "sqrt"


@pytest.mark.points(1)
def test_rules(student, reference, seed):
    """Gives eta0, eta0 / t and eta0 / sqrt(t), which agree at t = 1."""
    cases = [
        (("constant", 6.0, 9), 6.0),
        (("inverse", 6.0, 9), 2 / 3),
        (("sqrt", 6.0, 9), 2.0),
        (("constant", 1, 3), 1.0),
        (("inverse", 1, 3), 1 / 3),
        (("sqrt", 1, 3), 3**-0.5),
    ]
    rng = np.random.default_rng(seed("sizes"))
    for kind in RULES:
        for t in (1, 2, 3, 7, 100, 12345):
            call = kind, float(rng.uniform(0.01, 4)), t
            cases.append((call, reference.step_size(*call)))
            cases.append(((kind, call[1], 1), call[1]))
        cases.append(((kind, 1e-7, 10_000), reference.step_size(kind, 1e-7, 10_000)))
    sizes = student.step_size.map([call for call, _ in cases])
    for size, (_, expected) in zip(sizes, cases, strict=True):
        assert_close(as_number(size), expected)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a rule that it does not know, and for t below 1, whatever the rule."""
    for kind in RULES:
        for t in (0, -1):
            with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
                student.step_size(kind, 0.5, t)
    for kind in ("cosine", "", "Constant", "t", "sqrt_t", "inv", "constant "):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.step_size(kind, 0.5, 3)
    assert_close(student.step_size("constant", 0.5, 1), 0.5)


@counterexample_search(
    kind=strategies.choices(*RULES), eta0=strategies.numbers(1, 4), t=strategies.choices(1, 2, 3, 4)
)
def agrees_with_the_reference(student, reference, kind, eta0, t):
    assert_close(student.step_size(kind, eta0, t), reference.step_size(kind, eta0, t))
