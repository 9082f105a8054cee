"""Hidden tests of autoencoders/reconstruction_loss; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_takes_integers,
    entropy_by_entries,
    squares,
)
from autograder.testing import (
    Case,
    as_number,
    assert_cases,
    assert_close,
    assert_raises,
    counterexample_search,
    strategies,
)

SHAPES = [(1, 1), (4, 3), (3, 5), (1, 4), (6, 1)]
X = np.array([[3.0, 1.0, 0.0], [0.0, 2.0, 5.0]])
X_HAT = np.array([[1.0, 1.0, 4.0], [0.0, 1.0, 8.0]])
BINARY = np.array([[0.0, 1.0, 1.0], [1.0, 1.0, 0.0]])
SETTINGS = {"atol": 1e-12, "read": as_number, "what": "the loss"}


@pytest.mark.points(1)
def test_squared_distances(student, seed):
    """Is the mean over samples of squared distances, also if no kind is named, in any units."""
    rng = np.random.default_rng(seed("squares"))
    cases = [((X, X_HAT), 15.0), ((X, X_HAT, "l2"), 15.0), ((X[:1], X_HAT[:1]), 20.0)]
    for shape in SHAPES:
        call = rng.normal(size=shape), rng.normal(size=shape)
        cases += [(call, squares(*call)), ((*call, "l2"), squares(*call))]
    for unit in (1e-5, 1e6):
        cases.append(Case((unit * X, unit * X_HAT), 15.0 * unit**2, label=f"units of {unit:g}"))
    near = np.array([[1e10, 1e10 + 1], [1e10, 1e10]])
    cases.append(Case((near, near[::-1]), 1.0, label="large numbers that differ little"))
    call = np.pad(X, ((0, 2), (0, 0))), np.pad(X_HAT, ((0, 2), (0, 0)))
    cases.append(Case(call, 7.5, label="two samples of zeros beside others"))
    assert_cases(student.reconstruction_loss, cases, **SETTINGS)


@pytest.mark.points(1)
def test_cross_entropy(student, seed):
    """Is the mean over samples of the summed cross-entropy, grey originals too."""
    rng = np.random.default_rng(seed("entropy"))
    half, sure = np.full((2, 3), 0.5), np.where(BINARY == 1, 0.75, 0.25)
    cases = [
        ((BINARY, half, "bce"), 3 * np.log(2)),
        ((half, half, "bce"), 3 * np.log(2)),
        ((BINARY, sure, "bce"), 3 * np.log(4 / 3)),
        ((BINARY, 1 - sure, "bce"), 3 * np.log(4)),
        ((half[:1, :1], np.array([[0.8]]), "bce"), np.log(2.5)),
    ]
    call = np.ones((1, 400)), np.full((1, 400), 0.1), "bce"
    cases.append(Case(call, 400 * np.log(10), label="a sample of 400 entries"))
    for shape in SHAPES:
        call = rng.uniform(size=shape), rng.uniform(0.01, 0.99, size=shape)
        cases.append(((*call, "bce"), entropy_by_entries(*call)))
        call = np.round(call[0]), call[1]
        cases.append(((*call, "bce"), entropy_by_entries(*call)))
    assert_cases(student.reconstruction_loss, cases, **SETTINGS)


@pytest.mark.points(1)
def test_certain_and_right(student, seed):
    """Counts nothing where a reconstruction of exactly 0 or 1 is right."""
    column = np.array([[0.0], [1.0], [1.0], [0.0], [0.5], [1.0]])
    guess = np.array([[0.0], [1.0], [0.5], [0.5], [0.5], [1.0]])
    rng = np.random.default_rng(seed("ends"))
    drawn = rng.integers(0, 2, size=(9, 1)).astype(float)
    cases = [
        ((column, guess, "bce"), np.log(2) / 2),
        ((column[:1], guess[:1], "bce"), 0.0),
        ((column[1:2], guess[1:2], "bce"), 0.0),
        ((drawn, np.where(np.arange(9)[:, None] < 4, drawn, 0.5), "bce"), np.log(2) * 5 / 9),
    ]
    assert_cases(student.reconstruction_loss, cases, **SETTINGS)


@pytest.mark.points(1)
def test_certain_and_wrong(student):
    """Is infinite where a reconstruction of 0 or 1 is wrong, or the original grey."""
    half, cases = np.array([[0.5]]), [((np.array([[0.5]]), np.array([[0.5]]), "bce"), np.log(2))]
    for x, x_hat in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.0), (0.5, 1.0), (1e-9, 0.0), (1 - 1e-9, 1.0)):
        call = np.array([[x]]), np.array([[x_hat]]), "bce"
        cases.append(Case(call, np.inf, label=f"x = {x:g}, x_hat = {x_hat:g}"))
        call = np.hstack([half, call[0], half]), np.hstack([half, call[1], half]), "bce"
        cases.append(Case(call, np.inf, label=f"x = {x:g}, x_hat = {x_hat:g} among others"))
    for x, x_hat, ink in ((1e-300, 0.0, "the least ink"), (1 - 2**-53, 1.0, "nearly full")):
        call = np.array([[x]]), np.array([[x_hat]]), "bce"
        cases.append(Case(call, np.inf, label=f"{ink}, x_hat = {x_hat:g}"))
    for row in (0, 1, 2):
        X_hat = np.full((3, 2), 0.5)
        X_hat[row, 1] = 0.0
        cases.append(Case((np.ones((3, 2)), X_hat, "bce"), np.inf, label=f"in row {row}"))
    assert_cases(student.reconstruction_loss, cases, **SETTINGS)


@pytest.mark.points(1)
def test_nearly_certain_and_integers(student):
    """Is accurate for reconstructions next to 0 and 1, takes integers, leaves arguments alone."""
    cases = []
    for x, x_hat in ((1.0, 1e-15), (0.5, 1e-15), (1.0, 1e-310), (0.0, 1 - 2**-50), (0.25, 2**-52)):
        call = np.array([[x]]), np.array([[x_hat]]), "bce"
        cases.append(Case(call, entropy_by_entries(*call[:2]), label=f"x_hat = {x_hat:g}"))
    assert_cases(student.reconstruction_loss, cases, **SETTINGS)
    other = X_HAT, X, "l2"
    wide = np.array([[0.0, 100.0]]), np.array([[120.0, 3.0]])
    far = np.array([[2.0**33, 0.0]])  # the squares are above 2**63
    kinds, two = ("int64", "int8", "uint8"), (X[:1], X_HAT[:1])
    for call, large in (((*wide, "l2"), []), ((3 * X, X_HAT), [(far, far[:, ::-1])])):
        assert_takes_integers(student.reconstruction_loss, call, [0, 1], two, kinds, large)
    call = BINARY, np.full((2, 3), 0.25), "bce"
    assert_takes_integers(student.reconstruction_loss, call, [0], other, ("int64", "uint8"))
    call = BINARY, BINARY, "bce"
    assert_takes_integers(student.reconstruction_loss, call, [0, 1], other, ("uint8",), atol=1e-12)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for any other kind."""
    half = np.full((2, 3), 0.5)
    words = ("l1", "", "mse", "L2", "BCE", "l2 ", "cross_entropy", "l22")
    calls = {f"kind = {word!r}": (BINARY, half, word) for word in words}
    calls["kind = 'mse', perfect reconstructions"] = BINARY, BINARY, "mse"
    works_on = [(X, X_HAT), (X, X_HAT, "l2"), (BINARY, half, "bce")]
    assert_raises(student.reconstruction_loss, ValueError, calls, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 2), 2, low=0, high=4), X_hat=strategies.matrices(2, 2, low=0, high=4),
    kind=strategies.choices("l2", "bce"),
)  # fmt: skip
def agrees_with_the_reference(student, reference, X, X_hat, kind):
    call = X / 4, X_hat[: len(X)] / 4, kind
    assert_close(
        student.reconstruction_loss(*call), reference.reconstruction_loss(*call), atol=1e-12
    )
