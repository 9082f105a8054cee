"""Hidden tests of factor_product; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.factor_product_oracle import (
    by_entries,
    random_factor,
)
from autograder.hidden_tests.bayesian_learning.network_oracles import assert_factor, product_of
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_aligned(student):
    """Multiplies factors over the same variables, and one within the other, axis for axis."""
    square = np.array([[1.0, 2.0], [3.0, 5.0]])
    cases = [
        (((("a",), np.array([2.0, 3.0])), (("a",), np.array([5.0, 7.0]))), (("a",), [10.0, 21.0])),
        (((("a", "d"), square), (("a", "d"), square)), (("a", "d"), square**2)),
        (
            ((("a", "d"), square), (("a",), np.array([10.0, 100.0]))),
            (("a", "d"), [[10.0, 20.0], [300.0, 500.0]]),
        ),
        (
            ((("a", "d"), square), (("d",), np.array([10.0, 100.0]))),
            (("a", "d"), [[10.0, 200.0], [30.0, 500.0]]),
        ),
        (
            ((("a",), np.array([10.0, 100.0])), (("a", "d"), square)),
            (("a", "d"), [[10.0, 20.0], [300.0, 500.0]]),
        ),
        (
            ((("a",), np.array([0.5, 0.25])), (("a",), np.array([0.75, 0.5]))),
            (("a",), [0.375, 0.125]),
        ),
        (
            ((("a",), np.array([0.0, 4e-120])), (("a",), np.array([7.0, 2.0]))),
            (("a",), [0.0, 8e-120]),
        ),
    ]
    assert_cases(student.factor_product, cases, compare=assert_factor)
    assert_leaves_arguments(student.factor_product, [call for call, _ in cases])


@pytest.mark.points(1)
def test_other_order(student):
    """Brings shared variables that stand in another order into that of the first factor."""
    square = np.array([[1.0, 2.0], [3.0, 5.0]])
    cube = np.arange(1.0, 9).reshape(2, 2, 2)
    cases = [
        (
            ((("rain",), np.array([3.0, 5.0])), (("wet", "rain"), np.array([[1.0, 2], [10, 20]]))),
            (("rain", "wet"), [[3.0, 30.0], [10.0, 100.0]]),
        ),
        (((("a", "d"), square), (("d", "a"), square)), (("a", "d"), [[1.0, 6.0], [6.0, 25.0]])),
        (
            ((("d", "a"), square), (("a", "d"), np.array([[1.0, 10.0], [100.0, 1000.0]]))),
            (("d", "a"), [[1.0, 200.0], [30.0, 5000.0]]),
        ),
        (
            ((("a", "b", "c"), np.full((2, 2, 2), 3.0)), (("c", "a", "b"), cube)),
            (("a", "b", "c"), 3 * cube.transpose(1, 2, 0)),
        ),
    ]
    assert_cases(student.factor_product, cases, compare=assert_factor)


@pytest.mark.points(1)
def test_nothing_in_common(student):
    """Multiplies every entry of one with every entry of the other if no variable is shared."""
    cases = [
        (
            ((("a",), np.array([1.0, 2.0])), (("b",), np.array([3.0, 5.0, 7.0]))),
            (("a", "b"), [[3.0, 5.0, 7.0], [6.0, 10.0, 14.0]]),
        ),
        (
            ((("a",), np.array([1.0, 2.0])), (("A",), np.array([3.0, 5.0]))),
            (("a", "A"), [[3.0, 5.0], [6.0, 10.0]]),
        ),
    ]
    f, g = (("a", "b"), np.array([[1.0, 2.0], [3.0, 4.0]])), (("d",), np.array([1.0, 10.0, 100.0]))
    cases.append(((f, g), (("a", "b", "d"), f[1][:, :, np.newaxis] * g[1])))
    g = ("0",), g[1]
    cases.append(((g, f), (("0", "a", "b"), g[1][:, np.newaxis, np.newaxis] * f[1])))
    assert_cases(student.factor_product, cases, compare=assert_factor)


@pytest.mark.points(1)
def test_random_factors(student, seed):
    """Agrees with the product entry by entry, with three axes and more and all sizes."""
    rng = np.random.default_rng(seed("factors"))
    pairs = (
        "ab bc",
        "abc cda",
        "cb abd",
        "dca acd",
        "bacd ce",
        "e ab",
        "ea ea",
        "abcd dcba",
        "bd cab",
        "db abd",
    )
    cases = [
        (
            ((("z",), np.array([1.0, 2.0])), (("a",), np.array([3.0, 5.0]))),
            (("z", "a"), [[3.0, 5.0], [6.0, 10.0]]),
        ),
        (
            ((("z",), np.array([0.5, 0.25])), (("a",), np.array([0.75, 0.5]))),
            (("z", "a"), [[0.375, 0.25], [0.1875, 0.125]]),
        ),
    ]
    assert_cases(student.factor_product, cases, compare=assert_factor)
    calls = [tuple(random_factor(rng, names) for names in pair.split()) for pair in pairs]
    assert_agrees(student.factor_product, by_entries, calls, compare=assert_factor)
    assert_leaves_arguments(student.factor_product, calls)

    def law(got, f, g):
        swapped = product_of([g, f])
        axes = [swapped[0].index(name) for name in product_of([f, g])[0]]
        assert_factor(got, (tuple(swapped[0][i] for i in axes), swapped[1].transpose(axes)))

    assert_law(student.factor_product, calls, law)


@pytest.mark.points(1)
def test_without_variables(student):
    """Takes factors without variables, and integers."""
    number, table = (
        ((), np.array(3.0)),
        (("a", "b"), np.array([[1.0, 2.0], [4.0, 5.0], [7.0, 9.0]])),
    )
    whole = ("a",), np.array([2, 3])
    half = ("a",), np.array([0.5, 0.25])
    cases = [
        Case((number, table), (("a", "b"), 3 * table[1]), label="the first without variables"),
        Case((table, number), (("a", "b"), 3 * table[1]), label="the second without variables"),
        Case((number, number), ((), 9.0), label="both without variables"),
        Case((whole, half), (("a",), [1.0, 0.75]), label="integers and floats"),
        Case((half, whole), (("a",), [1.0, 0.75]), label="floats and integers"),
        Case((whole, whole), (("a",), [4.0, 9.0]), label="integers"),
    ]
    assert_cases(student.factor_product, cases, compare=assert_factor)
    assert_leaves_arguments(student.factor_product, [case.arguments for case in cases])


@pytest.mark.points(1)
def test_sizes_that_differ(student):
    """Raises ValueError if a shared variable has different numbers of values."""
    numbers = np.random.default_rng(9)
    two, three, one = (("a",), np.ones(2)), (("a",), np.ones(3)), (("a",), np.ones(1))
    matrix = ("b", "a"), numbers.random((2, 3))
    calls = {
        "2 and 3": (two, three),
        "3 and 2": (three, two),
        "1 and 3": (one, three),
        "3 and 1": (three, one),
        "the second axis": (matrix, two),
        "1 in the second that is shared": ((("b", "a"), np.ones((2, 1))), matrix),
        "1 among three axes": ((("c", "a", "b"), np.ones((4, 1, 2))), matrix),
        "equal shapes, other names": ((("a", "b"), np.ones((2, 3))), (("b", "a"), np.ones((2, 3)))),
    }
    works_on = [(two, two), (matrix, three), (one, one)]
    assert_raises(student.factor_product, ValueError, calls, works_on=works_on)


@counterexample_search(
    f=strategies.choices("a", "ad", "da", ""),
    g=strategies.choices("a", "d", "ad", "da", ""),
    values=strategies.vectors(4, low=1, high=5),
)
def agrees_with_the_reference(student, reference, f, g, values):
    first = tuple(f), values[: 2 ** len(f)].reshape((2,) * len(f))
    second = tuple(g), values[::-1][: 2 ** len(g)].reshape((2,) * len(g))
    assert_factor(student.factor_product(first, second), reference.factor_product(first, second))
