"""Hidden tests of autoencoders/train_linear_ae; first docstring lines are shown to students."""

from functools import partial

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_losses,
    assert_takes_integers,
)
from autograder.hidden_tests.autoencoders.train_linear_ae_oracle import (
    FOUR,
    assert_follows,
    assert_matrices,
    drawn,
)
from autograder.testing import (
    as_tuple,
    assert_draws,
    assert_law,
    assert_never_rises,
    assert_same_subspace,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_draws(student, reference, seed):
    """Starts with the draws of the recipe, the encoder first."""
    calls = [(drawn(seed, "start", 5, d), k, 0.1, 0, np.random.default_rng(seed(f"{d} {k}")))
             for d, k in ((3, 2), (2, 4), (3, 3), (4, 1))]  # fmt: skip
    calls.append((FOUR, 1, 0.1, 0, np.random.default_rng(8)))
    assert_follows(student, calls, compare=assert_matrices)
    calls.append((FOUR, 1, 0.1, 2, np.random.default_rng(8)))
    assert_draws(student.train_linear_ae, reference.train_linear_ae, calls[-2:])


@pytest.mark.points(1)
def test_steps(student, seed):
    """Walks one step and many, on data that are centred, for k of 1, equal to d and above it."""
    calls = []
    for n, d, k, steps in ((6, 3, 1, 1), (7, 4, 2, 2), (5, 3, 3, 7), (8, 2, 5, 20)):
        X = drawn(seed, f"{n}", n, d)
        calls.append((X, k, 0.1, steps, np.random.default_rng(seed(f"rng {n}"))))
    calls += [(FOUR, 1, lr, steps, np.random.default_rng(5)) for lr, steps in ((0.1, 1), (0.3, 9))]
    calls.append((8 * FOUR, 1, 0.001, 5, np.random.default_rng(6)))  # steep
    calls.append((1e-6 * FOUR, 1, 1e11, 9, np.random.default_rng(5)))  # the same in small units
    assert_follows(student, calls, compare=assert_matrices)


@pytest.mark.points(1)
def test_not_centred(student, seed):
    """Takes data as they are, a single sample too."""
    calls = [(drawn(seed, f"{n}", n, d, 1.0), k, 0.05, 8, np.random.default_rng(n))
             for n, d, k in ((6, 3, 2), (1, 2, 1), (9, 4, 1))]  # fmt: skip
    calls += [(FOUR + np.array(mean), 1, 0.02, 5, np.random.default_rng(2))
              for mean in ([3.0, 1.0], [0.1, 0.05])]  # fmt: skip
    assert_follows(student, calls, compare=assert_matrices)


@pytest.mark.points(1)
def test_losses(student, seed):
    """Notes the loss at the start and after every step."""
    calls = [(drawn(seed, f"{n}", n, 3), 2, 0.1, steps, np.random.default_rng(n))
             for n, steps in ((5, 0), (6, 1), (7, 2), (8, 15))]  # fmt: skip
    calls += [(FOUR, 1, 0.2, steps, np.random.default_rng(5)) for steps in (0, 1, 30)]
    calls.append((1e-9 * FOUR, 1, 0.2, 3, np.random.default_rng(5)))  # hardly any fall
    assert_follows(student, calls, compare=partial(assert_losses, length=3))


@pytest.mark.points(1)
def test_arrives(student, seed):
    """Never rises with small steps, and comes to the best subspace, not to a saddle."""
    calls, spread = [], np.array([1.3, 1.2, 1.1, 0.4, 0.3, 0.2])
    for name in ("one", "two"):
        X = drawn(seed, name, 70, 6) * spread  # too long a call for the recorded atlas
        calls.append((X, 3, 0.15, 100, np.random.default_rng(seed(f"{name} start"))))
    calls.append((2 * FOUR, 1, 0.04, 60, np.random.default_rng(1)))

    def law(answer, X, k, *_):
        W_enc, W_dec, losses = as_tuple(answer, 3)
        _, s, Vt = np.linalg.svd(X, full_matrices=False)
        assert_never_rises(losses, length=len(np.asarray(losses)))
        best = np.sum(s[k:] ** 2) / len(X)
        require(np.asarray(losses)[-1] < 1.01 * best, "The last loss is far from the best one.")
        assert_same_subspace(W_dec, Vt[:k].T, atol=0.05)
        product = np.asarray(W_enc) @ np.asarray(W_dec)
        require(np.abs(product - np.eye(k)).max() < 0.02, "W_enc W_dec is far from the identity.")

    assert_law(student.train_linear_ae, calls, law)


@pytest.mark.points(1)
def test_integers(student):
    """Returns for integers what it returns for floats, and leaves its arguments alone."""

    def make(X):
        return lambda: (X, 1, 0.01, 3, np.random.default_rng(4))

    settings = {"rtol": 1e-6, "atol": 1e-9}
    assert_takes_integers(
        student.train_linear_ae, make(12 * FOUR), [0], make(FOUR), ("int64", "int8"), **settings
    )
    whole = np.array([[3.0, 15.0], [14.0, 2.0]])
    assert_takes_integers(
        student.train_linear_ae, make(whole), [0], make(FOUR), ("uint8",), **settings
    )


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-2, high=2), k=strategies.choices(1, 2),
    steps=strategies.choices(0, 1, 2), start=strategies.choices(0, 1),
)  # fmt: skip
def agrees_with_the_reference(student, reference, X, k, steps, start):
    got = student.train_linear_ae(X, k, 0.125, steps, np.random.default_rng(start))
    right = reference.train_linear_ae(X, k, 0.125, steps, np.random.default_rng(start))
    assert_matrices(got, right)
    assert_losses(got, right, 3)
