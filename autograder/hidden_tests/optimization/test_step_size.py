"""Hidden tests of optimization/step_size; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    as_number,
    assert_cases,
    assert_close,
    assert_raises,
    counterexample_search,
    strategies,
)

RULES = "constant", "inverse", "sqrt"


@pytest.mark.points(1)
def test_rules(student, reference, seed):
    """Gives eta0, eta0 / t and eta0 / sqrt(t), for integers eta0, too."""
    cases = [
        (("constant", 6.0, 9), 6.0),
        (("inverse", 6.0, 9), 2 / 3),
        (("sqrt", 6.0, 9), 2.0),
        (("constant", 1, 3), 1.0),
        (("inverse", 1, 3), 1 / 3),
        (("sqrt", 1, 3), 3**-0.5),
    ]
    calls = []
    rng = np.random.default_rng(seed("sizes"))
    for kind in RULES:
        for t in (1, 2, 3, 7, 100, 12_345):
            eta0 = float(rng.uniform(0.01, 4))
            calls.append((kind, eta0, t))
            cases.append(((kind, eta0, 1), eta0))
        calls.append((kind, 1.7e-12, 10_000))
    cases += answered_by(reference.step_size, calls)
    assert_cases(student.step_size, cases, read=as_number)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a rule that it does not know, and for t below 1, whatever the rule."""
    early = {"t = 0": 0, "a negative t": -1}
    calls = {f"{name}, {kind}": (kind, 0.5, t) for kind in RULES for name, t in early.items()}
    unknown = {
        "another kind": "cosine",
        "an empty kind": "",
        "a kind in capitals": "Constant",
        "only the end of a kind": "t",
        "a kind without its beginning": "sqrt_t",
        "only the beginning of a kind": "inv",
        "a kind and a space": "constant ",
        "a kind with something before it": "1/sqrt",
    }
    calls |= {name: (kind, 0.5, 3) for name, kind in unknown.items()}
    calls["another kind, t = 1"] = "cosine", 0.5, 1
    assert_raises(student.step_size, ValueError, calls, works_on=[("constant", 0.5, 1)])
    assert_close(student.step_size("constant", 0.5, 1), 0.5)


@counterexample_search(
    kind=strategies.choices(*RULES), eta0=strategies.numbers(1, 4), t=strategies.choices(1, 2, 3, 4)
)
def agrees_with_the_reference(student, reference, kind, eta0, t):
    assert_close(student.step_size(kind, eta0, t), reference.step_size(kind, eta0, t))
