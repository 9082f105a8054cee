"""Hidden tests of randomized_optimization/should_stop; titles are shown to students."""

import pytest

from autograder.testing import (
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_target(student):
    """Stops where some entry of the history reaches the target."""
    cases = [
        (([3.0, 5.0], 5.0, 9, 4), "target"),
        (([3.0, 5.0], 4.5, 9, 4), "target"),
        (([3.0, 5.0], 5.5, 9, 4), ""),
        (([3.0, 5.0], 5.0 + 1e-12, 9, 4), ""),
        (([3.0, 8.0, 2.0], 6.0, 9, 4), "target"),
        (([7.0], 7.0, 9, 4), "target"),
        (([-3.0, -1.0], -2.0, 9, 4), "target"),
        (([-3.0, -1.0], 0.0, 9, 4), ""),
        (([-3.0, 1.0], 0.0, 9, 4), "target"),
        (([3.0, 5.5], 5.25, 9, 4), "target"),
    ]
    assert_cases(student.should_stop, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_generations(student):
    """Stops after max_gen generations, generation 0 not counted."""
    rising = [float(value) for value in range(8)]
    cases = [
        ((rising[:n], 99.0, max_gen, 5), "generations" if n - 1 >= max_gen else "")
        for n in (1, 2, 3, 4, 8)
        for max_gen in (0, 1, 3, 4, 20)
    ]
    assert_cases(student.should_stop, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_stagnation(student):
    """Stops where the last entries bring nothing above the best of those before."""
    cases = [
        (([3.0, 5.0, 5.0, 4.0], 99.0, 50, 2), "stagnation"),
        (([3.0, 5.0, 5.0, 4.0], 99.0, 50, 3), ""),
        (([5.0, 5.0], 99.0, 50, 1), "stagnation"),
        (([5.0, 6.0], 99.0, 50, 1), ""),
        (([5.0, 4.0, 4.5], 99.0, 50, 1), "stagnation"),
        (([5.0, 4.0, 4.5], 99.0, 50, 2), "stagnation"),
        (([5.0, 4.0, 5.0 + 1e-12], 99.0, 50, 2), ""),
        (([1.0, 7.0, 2.0, 3.0, 4.0], 99.0, 50, 3), "stagnation"),
        (([1.0, 7.0, 2.0, 3.0, 4.0], 99.0, 50, 4), ""),
        (([5.0, 5.0, 5.0], 99.0, 50, 3), ""),
        (([1.0, 5.0, 2.0, 0.0], 99.0, 50, 3), ""),
        (([3.0, 5.0, 8.0, 4.0], 99.0, 50, 2), ""),
        (([-5.0, -7.0, -6.0], 99.0, 50, 2), "stagnation"),
        (([-5.0, -4.0, -3.0], 99.0, 50, 2), ""),
        (([-5.0, -7.0], 99.0, 50, 2), ""),
        (([-5.0], 99.0, 50, 3), ""),
        (([0.0, 0.0], 99.0, 50, 1), "stagnation"),
        (([0.0, -2.0], 99.0, 50, 1), "stagnation"),
    ]
    assert_cases(student.should_stop, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_order_and_empty(student):
    """Names the first of several reasons, takes an empty history, and leaves histories alone."""
    still = [5.0, 5.0, 5.0]
    cases = [
        ((still, 5.0, 2, 1), "target"),
        ((still, 5.0, 50, 1), "target"),
        ((still, 9.0, 2, 1), "generations"),
        ((still, 9.0, 3, 1), "stagnation"),
        (([], 0.0, 0, 1), ""),
        (([], 9.0, 5, 2), ""),
        (([4.0], 9.0, 5, 1), ""),
    ]
    assert_cases(student.should_stop, cases, compare=assert_equal)
    calls = [([2.0, 5.0, 3.0, 4.0], target, 50, 2) for target in (4.5, 9.0)]
    assert_leaves_arguments(student.should_stop, calls)


@counterexample_search(
    history=strategies.labels((1, 4), (0, 1, 2)),
    max_gen=strategies.choices(1, 2, 9),
    patience=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, history, max_gen, patience):
    call = history.tolist(), 2, max_gen, patience
    assert_equal(student.should_stop(*call), reference.should_stop(*call))
