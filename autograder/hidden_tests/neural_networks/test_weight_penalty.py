"""Hidden tests of neural_networks/weight_penalty; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import (
    assert_slope_arrays,
    assert_value,
    by_weights,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    remembered,
    strategies,
)

KINDS = ("l2", "l1", "elimination")
priced = remembered(by_weights)
WS = [np.array([[1.0, -3.0], [0.0, 2.0]]), np.array([7.0, -1.0, 3.0])]
SMALL = [np.array([100, -128], dtype="int8"), np.array([200], dtype="uint8")]


def calls_of(seed):
    calls = [(WS, kind, lam) for kind in KINDS for lam in (1.0, 0.5)]
    for number, shapes in enumerate(
        [[(3, 2)], [(2,), (4, 1)], [(1, 1), (2, 3), (5,)], [(2, 3, 2), (2,)]]
    ):
        rng = np.random.default_rng(seed(f"{number}"))
        Ws = [rng.normal(scale=2, size=shape) for shape in shapes]
        calls += [(Ws, kind, lam) for kind in KINDS for lam in (0.7, 3.0)]
        ints = [np.rint(W).astype(int) for W in Ws]
        calls += [(ints, kind, 0.7) for kind in KINDS]
    large = [np.array([1_000_000, -300_000])]
    return calls + [(large, kind, 0.7) for kind in KINDS]


@pytest.mark.points(1)
def test_values(student, seed):
    """Adds up the right price of all weights, of one array and of several, for any lam."""
    by_hand = {"l2": 73.0, "l1": 17.0, "elimination": 0.5 + 0.9 + 0.8 + 0.98 + 0.5 + 0.9}
    cases = [((WS, kind, 2.0), (2 * total, None)) for kind, total in by_hand.items()]
    cases += [(call, priced(*call)) for call in calls_of(seed)]
    cases += [((WS, kind, 0.0), (0.0, None)) for kind in KINDS]
    cases.append(((SMALL, "l1", 0.7), priced(SMALL, "l1", 0.7)))
    equal = [np.array([3.0, 1.0]), np.array([3.0, 1.0])]
    cases.append(Case((equal, "l2", 1.0), (20.0, None), label="equal arrays"))
    sizes = [np.array([1e6, -1e6]), np.array([1e-9])]
    cases += [Case((sizes, kind, 3.0), by_weights(sizes, kind, 3.0)) for kind in KINDS]
    for unit in (1e-9, 1e6):
        one = [np.array([unit, -2 * unit])]
        cases += [Case((one, kind, 1.0), by_weights(one, kind, 1.0), label=f"weights of {unit:g}")
                  for kind in KINDS]  # fmt: skip
    assert_cases(student.weight_penalty, cases, compare=assert_value)
    assert_leaves_arguments(student.weight_penalty, calls_of(seed)[6:15])  # with integers


@pytest.mark.points(1)
def test_slopes(student, seed):
    """Has the right slopes, array by array in its shape, and 0 at weights of 0."""
    cases = [((WS, "l2", 0.5), (None, [WS[0], WS[1]]))]
    cases.append(
        ((WS, "l1", 0.5), (None, [np.array([[0.5, -0.5], [0, 0.5]]), np.array([0.5, -0.5, 0.5])]))
    )
    first, second = np.array([[0.5, -0.06], [0.0, 0.16]]), np.array([14 / 2500, -0.5, 0.06])
    cases.append(((WS, "elimination", 1.0), (None, [first, second])))
    cases += [(call, priced(*call)) for call in calls_of(seed)]
    cases += [((WS, kind, 0.0), (None, [0 * W for W in WS])) for kind in KINDS]
    cases += [((SMALL, kind, 0.7), priced(SMALL, kind, 0.7)) for kind in KINDS]
    number = [np.array(3.0), np.array([-1.0])]
    slopes = [np.array(3.0), np.array([-1.0])]
    cases.append(Case((number, "l2", 0.5), (None, slopes), label="an array without axes"))
    for unit in (1e-9, 1e6):
        one = [np.array([unit, -2 * unit])]
        cases += [Case((one, kind, 1.0), by_weights(one, kind, 1.0), label=f"weights of {unit:g}")
                  for kind in KINDS]  # fmt: skip
    assert_cases(student.weight_penalty, cases, compare=assert_slope_arrays)
    assert_leaves_arguments(student.weight_penalty, calls_of(seed)[6:15])


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for a word that is none of the three."""
    words = ("l0", "", "L2", "l3", "ridge", "eliminate", "elimin")
    calls = {f"kind = {word!r}": (WS, word, 1.0) for word in words}
    calls["kind = 'l0', lam = 0"] = WS, "l0", 0.0
    works_on = [(WS, kind, 1.0) for kind in KINDS]
    assert_raises(student.weight_penalty, ValueError, calls, works_on=works_on)


@counterexample_search(
    first=strategies.matrices((1, 2), (1, 2), low=-3, high=3),
    second=strategies.vectors((1, 2), low=-2, high=2),
    kind=strategies.choices(*KINDS),
    lam=strategies.choices(1.0, 0.5),
)
def agrees_with_the_reference(student, reference, first, second, kind, lam):
    got = student.weight_penalty([first, second], kind, lam)
    right = reference.weight_penalty([first, second], kind, lam)
    assert_value(got, right)
    assert_slope_arrays(got, right)
