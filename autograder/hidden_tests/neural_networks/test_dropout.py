"""Hidden tests of neural_networks/dropout; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import dropped_by_recipe
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

SETTINGS = {"parts": ("A_out", "the mask")}


@pytest.mark.points(1)
def test_draws(student, reference, seed):
    """Switches off what the recipe says and scales the others, in any shape, integers too."""
    cases = []
    for number, shape in enumerate([(3,), (4, 5), (1, 1), (2, 3, 4), (6, 2)]):
        A = np.random.default_rng(seed(f"{number}")).normal(size=shape)
        for p in (0.1, 0.5, 0.8):
            cases += [
                ((A, p, np.random.default_rng(start)), dropped_by_recipe(A, p, start))
                for start in (5, seed(f"{p}"))
            ]
    A = np.array([[1, -2, 3], [4, 0, 7]])
    cases += [
        Case((A, p, np.random.default_rng(2), True), dropped_by_recipe(A, p, 2), label="integers")
        for p in (0.2, 0.6)
    ]
    turned = np.array([[1.0, -2.0, 3.0], [4.0, 5.0, 7.0]]).T
    right = dropped_by_recipe(turned, 0.4, 2)
    call = turned, 0.4, np.random.default_rng(2)
    cases.append(Case(call, right, label="columns first in memory"))
    A = np.random.default_rng(9).normal(size=900)
    cases += [((A, p, np.random.default_rng(7)), dropped_by_recipe(A, p, 7)) for p in (0.008, 0.97)]
    p, ones = float(np.random.default_rng(5).random()), np.ones(3)  # the first draw is not below p
    call = ones, p, np.random.default_rng(5)
    cases.append(Case(call, dropped_by_recipe(ones, p, 5), label="a draw that is equal to p"))
    above = float(np.nextafter(p, 1))
    call = ones, above, np.random.default_rng(5)
    cases.append(Case(call, dropped_by_recipe(ones, above, 5), label="a draw just below p"))
    cases.append(((ones, 5e-9, np.random.default_rng(5)), dropped_by_recipe(ones, 5e-9, 5)))
    call = ones[:2], 0.9, np.random.default_rng(0)
    cases.append(Case(call, (np.zeros(2), np.zeros(2)), label="all draws below p"))
    A = np.array([[1, -2, 3], [4, 0, 7]])
    assert_cases(student.dropout, cases, **SETTINGS)
    assert_leaves_arguments(
        student.dropout,
        [(A, 0.4, np.random.default_rng(0)), (1.0 * A, 0.4, np.random.default_rng(0))],
    )
    calls = [(A, p, np.random.default_rng(0)) for p in (0.4, 0.0)]
    assert_draws(student.dropout, reference.dropout, calls)


@pytest.mark.points(1)
def test_means(student, seed):
    """Keeps the mean over many draws, for small and large p, and does nothing for p = 0."""

    def law(answer, A, p, rng):
        A_out, mask = (np.asarray(part, dtype=float) for part in answer)
        spread = np.sqrt(p / (1 - p) / A.size)
        require(abs(A_out.mean() - 3.0) <= 3 * 6 * spread + 1e-9, "The mean has changed.")
        require(
            abs((mask == 0).mean() - p) <= 6 * np.sqrt(p * (1 - p) / A.size),
            "Another share is off.",
        )

    calls = [
        (np.full((200, 50), 3.0), p, np.random.default_rng(seed(f"{p}"))) for p in (0.05, 0.3, 0.9)
    ]
    calls.append((np.full((5, 4), 3.0), 0.0, np.random.default_rng(seed("none"))))
    assert_law(student.dropout, calls, law)
    A = np.array([[1.0, -2.0], [3.0, 5.0]])
    cases = [((A, 0.0, np.random.default_rng(1)), (A, np.ones((2, 2))))]
    cases.append(((A, 0.75, np.random.default_rng(1)), dropped_by_recipe(A, 0.75, 1)))
    assert_cases(student.dropout, cases, **SETTINGS)


@pytest.mark.points(1)
def test_not_training(student, reference, seed):
    """Draws nothing and scales nothing when it is not training, and leaves A as it is."""
    A = np.random.default_rng(seed("A")).normal(size=(3, 4))
    on = [(A, 0.5, np.random.default_rng(start)) for start in (1, 2)]
    assert_varies(student.dropout, on)
    cases = [
        ((A, p, np.random.default_rng(4), False), (A, np.ones(A.shape))) for p in (0.0, 0.3, 0.9)
    ]
    whole = np.array([3, -1])
    cases.append(((whole, 0.5, np.random.default_rng(4), False), (1.0 * whole, np.ones(2))))
    cases.append(((A, 0.5, None, False), (A, np.ones(A.shape))))
    assert_cases(student.dropout, cases, **SETTINGS)
    assert_draws(student.dropout, reference.dropout, [(A, 0.5, np.random.default_rng(4), False)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for p below 0, of 1 and above, in training or not."""
    A, calls = np.array([1.0, 2.0, 3.0]), {}
    for p in (-0.1, -1e-9, 1.0, 1.5, 7.0):
        for train in (True, False):
            calls[f"p = {p:g}, train = {train}"] = (A, p, np.random.default_rng(0), train)
    works_on = [
        (A, p, np.random.default_rng(0), train)
        for p in (0.0, 0.5, 0.99, 1 - 2**-40)
        for train in (True, False)
    ]
    assert_raises(student.dropout, ValueError, calls, works_on=works_on)


@counterexample_search(
    A=strategies.vectors((1, 3), low=-3, high=3), p=strategies.choices(0.5, 0.0, 0.25, 0.75),
    train=strategies.choices(True, False), start=strategies.choices(0, 1),
)  # fmt: skip
def agrees_with_the_reference(student, reference, A, p, train, start):
    got = student.dropout(A, p, np.random.default_rng(start), train)
    assert_close(got, reference.dropout(A, p, np.random.default_rng(start), train), **SETTINGS)
