"""Hidden tests of optimization/adam_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    as_tuple,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

CLOSE = {"atol": 1e-12, "parts": ("the new w", "the new m", "the new v")}
OPTIONS = (), (0.1, 0.6, 0.7, 0.5), (0.01, 0.0, 0.9, 1e-3), (1.0, 0.9, 0.0, 2.0)


@pytest.mark.points(1)
def test_first_step(student):
    """Moves every weight by lr in the first step, whatever the size of its gradient."""
    w, grad, zeros = np.array([1.0, -2.0, 0.5]), np.array([100.0, -0.5, 3.0]), np.zeros(3)
    rates = {(): 1e-3, (0.25,): 0.25, (0.1, 0.5, 0.9): 0.1}
    cases = [
        ((w, grad, zeros, zeros, 1, *options), w - lr * np.sign(grad))
        for options, lr in rates.items()
    ]
    # eps and the other defaults are for another test
    assert_cases(student.adam_step, cases, part=(0, 3), rtol=1e-5, what="the new w")
    # A constant gradient has itself as corrected mean, so every step is as long as the first.
    m = v = zeros
    for t in range(1, 6):
        w, m, v = (np.asarray(p) for p in as_tuple(student.adam_step(w, grad, m, v, t, 0.1), 3))
    expected = np.array([1.0, -2.0, 0.5]) - 5 * 0.1 * grad / (np.abs(grad) + 1e-8)
    assert_close(w, expected, atol=1e-6, what="w after five steps with one gradient")


@pytest.mark.points(1)
def test_any_step(student, reference, seed):
    """Follows the formula at any t and with the defaults; eps stands outside of the root."""
    rng = np.random.default_rng(seed("steps"))
    calls = []
    for d, t in [(1, 1), (2, 2), (4, 7), (3, 1000)]:
        w, grad, m = rng.normal(size=(3, d))
        v = rng.uniform(0.1, 2, size=d)
        calls += [(w, grad, m, v, t, *options) for options in OPTIONS]
    start = np.array([3.0]), np.array([2.0]), np.array([4.0]), np.array([12.0])
    moved = 3 - 7 * 4 / (np.sqrt(8 / 0.75) + 0.5)
    by_hand = (*start, 2, 7.0, 0.5, 0.5, 0.5), [[moved], [3.0], [8.0]]
    # A zero gradient: the step coasts on m.
    w, zeros, m, v = np.array([[1.0, -2.0], [0.0, 0.0], [0.5, -0.25], [1.0, 4.0]])
    m_hat, v_hat = 0.9 * m / (1 - 0.9**3), 0.999 * v / (1 - 0.999**3)
    coasted = [w - 1e-3 * m_hat / (np.sqrt(v_hat) + 1e-8), 0.9 * m, 0.999 * v]
    # A hundredth of this gradient is the default of eps.
    zero = np.zeros(1)
    short = (np.array([2.0]), np.array([1e-6]), zero, zero, 1), [[2 - 1e-3 / 1.01], [1e-7], [1e-15]]
    long = (np.array([2.0]), np.array([1e6]), zero, zero, 1), [[2 - 1e-3], [1e5], [1e9]]
    by_hand = [by_hand, short, long, ((w, zeros, m, v, 3), coasted)]
    # It coasts even where beta2 = 0 leaves nothing of v.
    bare = (
        (np.ones(1), zero, np.array([0.5]), np.ones(1), 2, 0.75, 0.5, 0.0, 0.5),
        [[0.5], [0.25], [0]],
    )
    by_hand.append(bare)
    # Nothing pushes and nothing rolls, but v shrinks.
    resting = Case((w, zeros, zeros, v, 3), [w, zeros, 0.999 * v], label="grad and m of zeros")
    cases = [*answered_by(reference.adam_step, calls), *by_hand, resting]
    assert_cases(student.adam_step, cases, **CLOSE)


@pytest.mark.points(1)
def test_zero_gradients_inputs_and_errors(student):
    """Stays where all is zero, takes integers, leaves its inputs, and refuses t below 1."""
    w, zeros = np.array([1.0, -2.0]), np.zeros(2)
    m, v = np.array([0.5, -0.25]), np.array([1.0, 4.0])
    still = [
        ((start, 0 * start, 0 * start, 0 * start, 1), [start, 0 * start, 0 * start])
        for start in (w, w[:1])
    ]
    assert_cases(student.adam_step, still, **CLOSE)
    early = {name: (w, zeros, m, v, t) for name, t in (("t = 0", 0), ("a negative t", -1))}
    assert_raises(student.adam_step, ValueError, early, works_on=[(w, zeros, m, v, 3)])
    calls = [(w, np.ones(2), m, v, 3), (w[:1], np.ones(1), m[:1], v[:1], 1, 0.1, 0.0, 0.0)]
    assert_leaves_arguments(student.adam_step, calls)
    whole = np.array([3.0]), np.array([2.0]), np.array([4.0]), np.array([12.0]), 2, 7.0
    assert_accepts(student.adam_step, [whole], integers=[0, 1, 2, 3], **CLOSE)


@counterexample_search(
    vectors=strategies.equal_vectors(3, size=(1, 2)),
    t=strategies.choices(1, 2, 3),
    eps=strategies.choices(1e-8, 1.0),
)
def agrees_with_the_reference(student, reference, vectors, t, eps):
    w, grad, m = vectors
    call = w, grad, m, m**2, t, 1.0, 0.5, 0.5, eps
    assert_close(student.adam_step(*call), reference.adam_step(*call), **CLOSE)
