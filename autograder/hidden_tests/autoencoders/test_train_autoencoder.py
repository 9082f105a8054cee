"""Hidden tests of autoencoders/train_autoencoder; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    KEYS,
    assert_losses,
    assert_network,
    assert_takes_integers,
    network,
    train_by_recipe,
)
from autograder.hidden_tests.autoencoders.train_autoencoder_oracle import (
    SMALL,
    ZEROS,
    drawn,
    fixed,
)
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_one_batch(student, seed):
    """Makes the right step if one batch holds everything, and if batch_size is above n."""
    step = {**ZEROS, "W2": np.array([[0.25]]), "b2": np.array([0.5])}
    by_hand = (ZEROS, np.ones((1, 1)), 1.0, 1, 1, np.random.default_rng(0)), (step, None)
    calls = [fixed(0.5, 1, size) for size in (3, 50)]
    calls.append(({**SMALL, "W2": 40 * SMALL["W2"]}, *fixed(0.5, 1, 3)[1:]))  # steep
    for n, d, k, size in ((6, 4, 2, 6), (5, 3, 3, 9), (1, 2, 4, 1)):
        calls.append(drawn(seed, f"{n}", n, d, k, 0.7, 1, size))
    assert_cases(student.train_autoencoder, [by_hand], compare=assert_network)
    assert_agrees(student.train_autoencoder, train_by_recipe, calls, compare=assert_network)


@pytest.mark.points(1)
def test_batches(student, seed):
    """Takes batches in the order of the permutation, a short last one and batches of one too."""
    calls = [fixed(0.5, 1, size, start=start) for size in (1, 2) for start in range(3)]
    for n, d, k, size in ((7, 3, 2, 3), (6, 2, 3, 2), (4, 3, 1, 1), (9, 2, 2, 4)):
        calls.append(drawn(seed, f"{n}", n, d, k, 0.6, 1, size))
    assert_agrees(student.train_autoencoder, train_by_recipe, calls, compare=assert_network)


@pytest.mark.points(1)
def test_epochs(student, reference, seed):
    """Draws anew for each epoch, whether losses fall or rise, and changes nothing in no epochs."""
    calls = [fixed(0.5, epochs, 2, start=start) for epochs, start in ((0, 3), (2, 3), (3, 4))]
    calls.append(fixed(9.0, 4, 1))  # losses rise and fall
    grey = np.array([[0.5 + 2.0**-24]])  # losses hardly fall
    calls.append((ZEROS, grey, 1.0, 3, 1, np.random.default_rng(3)))
    for n, epochs, size in ((6, 3, 3), (4, 2, 1), (7, 2, 3), (4, 0, 2)):
        calls.append(drawn(seed, f"{n}", n, 3, 2, 0.4, epochs, size))
    assert_agrees(student.train_autoencoder, train_by_recipe, calls, compare=assert_network)
    calls = [fixed(0.5, epochs, size) for epochs, size in ((0, 2), (1, 3), (2, 2))]
    assert_draws(student.train_autoencoder, reference.train_autoencoder, calls)


@pytest.mark.points(1)
def test_noise(student, reference, seed, open_function):
    """Damages each batch once, after the permutation, and aims at the clean one."""
    calls = []
    for noise in (("masked", 0.4), ("shaken", 0.3), ("shifted", 0.3), ("unharmed",), ("halved",)):
        given = (open_function(*noise),)
        calls.append(fixed(0.5, 1, 2, noise=given))
        calls.append(drawn(seed, noise[0], 4, 4, 2, 0.5, 2, 3, noise=given))
    shaken = (open_function("shaken", 0.3),)
    calls.append(drawn(seed, "one batch", 5, 3, 2, 0.5, 1, 7, noise=shaken))
    calls.append(drawn(seed, "one sample", 1, 2, 1, 0.5, 12, 1, noise=shaken))
    whole = np.array([[1, 0], [0, 1], [1, 1]])
    calls.append((SMALL, whole, 0.5, 1, 2, np.random.default_rng(3), *shaken))
    assert_agrees(student.train_autoencoder, train_by_recipe, calls, compare=assert_network)
    calls = [fixed(0.5, epochs, 2, noise=shaken) for epochs in (0, 1)]
    assert_draws(student.train_autoencoder, reference.train_autoencoder, calls)


@pytest.mark.points(1)
def test_losses(student, seed, open_function):
    """Notes the loss of all clean samples, undamaged, at the end of each epoch."""
    calls = [fixed(0.5, epochs, size) for epochs in (0, 1, 2) for size in (2, 50)]
    calls.append(fixed(9.0, 5, 1))  # losses rise and fall
    ends = np.array([[0.0], [1.0]])
    calls.append((ZEROS, ends, 100.0, 2, 1, np.random.default_rng(0)))  # infinite losses
    calls += [drawn(seed, f"{n}", n, 3, 2, 0.5, 2, size) for n, size in ((5, 1), (7, 3))]
    shaken = (open_function("shaken", 0.3),)
    calls += [
        fixed(0.5, 2, 2, noise=shaken),
        drawn(seed, "noise", 5, 3, 2, 0.5, 2, 3, noise=shaken),
    ]
    assert_agrees(student.train_autoencoder, train_by_recipe, calls, compare=assert_losses)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves its arguments alone, params too."""
    make = student.train_autoencoder
    whole = {"W1": np.array([[1.0], [-2.0]]), "b1": np.ones(1), "W2": np.array([[1.0, 2.0]]),
             "b2": np.array([1.0, -1.0])}  # fmt: skip
    binary = np.array([[1.0, 0.0], [1.0, 1.0], [0.0, 0.0]])
    call = lambda: (whole, binary, 0.5, 1, 2, np.random.default_rng(1))  # noqa: E731
    other = lambda: fixed(0.5, 1, 2)  # noqa: E731
    assert_takes_integers(make, call, [0, 1], other, rtol=1e-6, atol=1e-9)
    assert_takes_integers(make, call, [1], other, ("uint8",), rtol=1e-6, atol=1e-9)
    assert_leaves_arguments(make, [fixed(0.5, 3, 2), fixed(0.5, 0, 1)])


@pytest.mark.points(1)
def test_learns(student):
    """Learns to tell four patterns apart by a code of two numbers."""
    patterns = np.kron(np.eye(4), np.ones(2))
    start = network(np.random.default_rng(0), 8, 2, 0.5)
    call = start, np.tile(patterns, (3, 1)), 3.0, 8, 6, np.random.default_rng(1)

    def law(answer, *_):
        params, losses = as_tuple(answer, 2)
        losses = np.asarray(losses)
        require(losses.shape == (8,), "There must be one loss for each epoch.")
        require(losses[-1] < losses[0] / 2, "The loss has hardly fallen.")
        require(any(np.abs(params[key] - start[key]).max() > 0.5 for key in KEYS), "Nothing moved.")

    assert_law(student.train_autoencoder, [call], law)


@counterexample_search(
    X=strategies.matrices(3, 2, low=0, high=4), size=strategies.choices(3, 2, 1),
    epochs=strategies.choices(1, 2, 0), start=strategies.choices(0, 1),
)  # fmt: skip
def agrees_with_the_reference(student, reference, X, size, epochs, start):
    call = SMALL, X / 4, 0.5, epochs, size
    got = student.train_autoencoder(*call, np.random.default_rng(start))
    right = reference.train_autoencoder(*call, np.random.default_rng(start))
    assert_network(got, right)
    assert_losses(got, right)
