"""Hidden tests of autoencoders/corrupt; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.corrupt_oracle import X, assert_kind
from autograder.hidden_tests.autoencoders.encoder_laws import assert_takes_integers
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_draws,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_gaussian(student, reference, seed):
    """Adds noise of the right size to every entry, and clips nothing."""
    assert_kind(student, seed, "gaussian", (0.3, 40.0, 1e-7))
    calls = [(X, "gaussian", level, np.random.default_rng(5)) for level in (0.3, 0.0)]
    assert_draws(student.corrupt, reference.corrupt, calls)


@pytest.mark.points(1)
def test_mask(student, reference, seed):
    """Loses every entry by a draw of its own, at low and high levels, negative ones too."""
    assert_kind(student, seed, "mask", (0.3, 0.75, 0.05))
    draws = np.random.default_rng(6).random(X.shape)
    equal = X, "mask", draws[0, 1], np.random.default_rng(6)
    right = np.where(draws >= draws[0, 1], X, 0)
    assert_cases(student.corrupt, [Case(equal, right, label="a draw that equals the level")])
    calls = [(X, "mask", level, np.random.default_rng(5)) for level in (0.3, 0.0, 1.0)]
    assert_draws(student.corrupt, reference.corrupt, calls)


@pytest.mark.points(1)
def test_ends_and_integers(student):
    """Is unharmed at level 0 and empty at level 1; takes integers; leaves its argument alone."""
    on = [
        (X, kind, 0.5, np.random.default_rng(start))
        for kind in ("gaussian", "mask")
        for start in (1, 2)
    ]
    assert_varies(student.corrupt, on)
    cases = [Case((X, kind, 0.0, np.random.default_rng(1)), X, label=f"{kind}, level 0")
             for kind in ("gaussian", "mask")]  # fmt: skip
    cases.append(Case((X, "mask", 1.0, np.random.default_rng(1)), 0 * X, label="mask, level 1"))
    assert_cases(student.corrupt, cases, atol=1e-12)
    whole = np.array([[1.0, 20.0, 100.0], [120.0, 0.0, 7.0]])
    for kind in ("gaussian", "mask"):
        assert_takes_integers(
            student.corrupt,
            lambda kind=kind: (whole, kind, 0.5, np.random.default_rng(2)),
            [0],
            lambda kind=kind: (X, kind, 0.5, np.random.default_rng(2)),
            ("int64", "int8", "uint8"),
            atol=1e-12,
        )
    calls = [
        (np.vstack([X, X]), kind, level, np.random.default_rng(0))
        for kind in ("gaussian", "mask")
        for level in (0.0, 0.5)
    ]
    assert_leaves_arguments(student.corrupt, calls)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for any other kind."""
    words = "salt", "", "Mask", "masked", "gauss", "Gaussian", "none", "dropout", "mask "
    calls = {f"kind = {word!r}": (X, word, 0.5, np.random.default_rng(0)) for word in words}
    calls["kind = 'salt', level 0"] = X, "salt", 0.0, np.random.default_rng(0)
    works_on = [(X, kind, 0.5, np.random.default_rng(0)) for kind in ("gaussian", "mask")]
    assert_raises(student.corrupt, ValueError, calls, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 2), (1, 3), low=-3, high=3),
    kind=strategies.choices("gaussian", "mask"),
    level=strategies.choices(0.5, 0.0, 0.25), start=strategies.choices(0, 1),
)  # fmt: skip
def agrees_with_the_reference(student, reference, X, kind, level, start):
    got = student.corrupt(X, kind, level, np.random.default_rng(start))
    right = reference.corrupt(X, kind, level, np.random.default_rng(start))
    assert_close(got, right, atol=1e-12)
