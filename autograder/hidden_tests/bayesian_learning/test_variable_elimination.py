"""Hidden tests of variable_elimination; first docstring lines are shown to students."""

from itertools import permutations

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.network_oracles import (
    ALARM,
    GARDEN,
    SURE,
    exact_answer,
    factors_of,
    random_network,
)
from autograder.hidden_tests.bayesian_learning.variable_elimination_oracle import by_table
from autograder.testing import (
    Case,
    Mismatch,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

RAIN = ("rain",), np.array([3, 1]) / 4
WET = ("rain", "wet"), np.array([[2, 2], [1, 3]]) / 4
BOTH = {"john": 1, "mary": 1}
# A label with three values, a feature with four that depends on it, and one with three.
LABEL = ("label",), np.array([0.5, 0.25, 0.25])
SHAPE = ("shape", "label"), np.array([[4, 1, 1], [2, 1, 3], [1, 1, 2], [1, 1, 2]]) / [8, 4, 8]
SIZE = ("label", "size"), np.array([[1, 2, 5], [4, 2, 2], [2, 5, 1]]) / 8
# Every two of a, b and c share a factor; the numbers are no probabilities.
LOOP = [
    (("a", "b"), np.array([[2.0, 7.0, 1.0], [5.0, 3.0, 8.0]])),
    (("c", "b"), np.array([[4.0, 1.0, 6.0], [2.0, 9.0, 3.0]])),
    (("c", "a"), np.array([[1.0, 6.0], [8.0, 2.0]])),
    (("a",), np.array([7, 3])),
    ((), np.array(5.0)),
    (("d",), np.array([1, 4, 5])),
]
EFFECTS = [(("rain", name), np.array([[1.0, 2.0], [5.0, 3.0]])) for name in "abcde"]
HIDDEN = ["never", "copy", "rare"]


@pytest.mark.points(1)
def test_small_networks(student):
    """Sums out hidden variables and weighs evidence: the grass, and the alarm."""
    alarm, garden = factors_of(ALARM), factors_of(GARDEN)
    cases = [
        (([RAIN, WET], "wet", {}, ["rain"]), [7 / 16, 9 / 16]),
        (([RAIN, WET], "rain", {"wet": 0}, []), [6 / 7, 1 / 7]),
        (([RAIN], "rain", {}, []), [0.75, 0.25]),
        ((alarm, "burglary", BOTH, ["alarm", "earthquake"]), [0.7158281646, 0.2841718354]),
        ((alarm, "john", {"burglary": 0}, ["mary", "earthquake", "alarm"]),
         exact_answer(ALARM, "john", {"burglary": 0})),
        ((garden, "rain", {"sprinkler": 1, "wet": 1}, ["cloudy"]), [0.6796116505, 0.3203883495]),
        ((garden, "rain", {"sprinkler": 0, "wet": 0}, ["cloudy"]),
         exact_answer(GARDEN, "rain", {"sprinkler": 0, "wet": 0})),
    ]  # fmt: skip
    assert_cases(student.variable_elimination, cases, rtol=1e-7)
    assert_leaves_arguments(student.variable_elimination, [call for call, _ in cases[::3]])


@pytest.mark.points(1)
def test_every_order(student, seed):
    """Gives the same answer in every order of elimination."""
    rng = np.random.default_rng(seed("orders"))
    net = random_network(rng, "dabec", 0.7)
    inner = {parent for node in net.values() for parent in node["parents"]}
    leaf = next(name for name in net if name not in inner)
    cases = []
    for query, seen in (("a", {}), ("c", {leaf: 1}), ("e", {leaf: 0})):
        if query == leaf:
            seen = {}
        hidden = [name for name in net if name != query and name not in seen]
        expected = exact_answer(net, query, seen)
        orders = list(permutations(hidden))[::6][:4]
        cases += [((factors_of(net, False), query, seen, list(o)), expected) for o in orders]
    factors = factors_of(ALARM, False)
    orders = list(permutations(["earthquake", "alarm", "mary"]))[::2]
    expected = exact_answer(ALARM, "burglary", {"john": 1})
    cases += [((factors, "burglary", {"john": 1}, list(order)), expected) for order in orders]
    assert_cases(student.variable_elimination, cases)


@pytest.mark.points(1)
def test_evidence(student, seed):
    """Reduces every factor to the evidence, on causes, on effects and between."""
    rng = np.random.default_rng(seed("evidence"))
    calls = []
    for names in ("abcde", "zyxwv"):
        net = random_network(rng, names, 0.8)
        for size in (1, 2, 3):
            query, *others = (str(name) for name in rng.permutation(list(names)))
            seen = {name: int(rng.integers(2)) for name in others[:size]}
            calls.append((factors_of(net), query, seen, others[size:]))
    calls += [
        (factors_of(ALARM), "mary", {"alarm": 1, "john": 0}, ["burglary", "earthquake"]),
        (factors_of(ALARM), "john", {"alarm": 0}, ["burglary", "mary", "earthquake"]),
        ([SHAPE, LABEL, SIZE], "shape", {"label": 2}, ["size"]),
        (LOOP, "b", {"c": 1}, ["d", "a"]),
        (LOOP[:4], "c", {"a": 0}, ["b"]),
    ]
    cases = [((LOOP, "d", {"a": 1, "b": 2, "c": 0}, []), [0.1, 0.4, 0.5])]
    cube = [(("a", "b", "c"), np.arange(1.0, 9.0).reshape(2, 2, 2))]
    cases.append(((cube, "c", {"a": 1, "b": 0}, []), [5 / 11, 6 / 11]))
    single = [(("a", "b"), np.array([[2.0], [3.0]])), (("b",), np.array([4.0]))]
    label = "a variable with one value"
    cases.append(Case((single, "b", {}, ["a"]), [1.0], label=label))
    cases.append(Case((single, "a", {}, ["b"]), [0.4, 0.6], label=label))
    assert_cases(student.variable_elimination, cases)
    assert_agrees(student.variable_elimination, by_table, calls)
    calls.append(([RAIN, WET], "rain", {"rain": 1}, ["wet"]))
    assert_leaves_arguments(student.variable_elimination, [*calls[::4], calls[-1]])


@pytest.mark.points(1)
def test_more_values(student):
    """Takes variables with three values and four, as query, evidence and hidden ones."""
    factors = [(("label", "shape"), np.ascontiguousarray(SHAPE[1].T)), LABEL, SIZE]
    calls = [
        (factors, "label", {"shape": 3, "size": 2}, []),
        (factors, "label", {"shape": 1}, ["size"]),
        (factors, "shape", {"size": 0}, ["label"]),
        (factors, "size", {}, ["shape", "label"]),
        (factors, "size", {}, ["label", "shape"]),
    ]
    cases = [((factors, "label", {}, ["size", "shape"]), [0.5, 0.25, 0.25])]
    cases.append(((factors, "label", {"size": 2}, ["shape"]), np.array([10, 2, 1]) / 13))
    cases.append(((factors, "label", {"label": 2, "size": 1}, ["shape"]), [0.0, 0.0, 1.0]))
    cases.append(((factors, "label", {"label": 0}, ["shape", "size"]), [1.0, 0.0, 0.0]))
    cases.append((([SHAPE, LABEL], "label", {"label": 1}, ["shape"]), [0.0, 1.0, 0.0]))
    assert_cases(student.variable_elimination, cases)
    assert_agrees(student.variable_elimination, by_table, calls)


@pytest.mark.points(1)
def test_any_factors(student):
    """Takes factors of any numbers, also 8-bit integers, that share variables or have none."""
    calls = [
        (LOOP, "a", {}, ["b", "c", "d"]),
        (LOOP, "b", {"d": 1}, ["c", "a"]),
        (LOOP, "d", {}, ["c", "a", "b"]),
        ([RAIN, RAIN, WET], "wet", {}, ["rain"]),
        ([RAIN, WET, *EFFECTS], "wet", dict.fromkeys("abcde", 1), ["rain"]),
        ([(RAIN[0], 1e-302 * RAIN[1]), WET], "rain", {"wet": 1}, []),
    ]
    small = [(("x",), np.array(numbers, dtype=np.int8)) for numbers in ([100, 3], [5, 7])]
    near = np.array([1.0000001, 1.2345678e-13, 0.0])
    cases = [
        (([(("x",), np.array([3, 1])), (("x",), np.array([1, 5]))], "x", {}, []), [3 / 8, 5 / 8]),
        ((small, "x", {}, []), [500 / 521, 21 / 521]),
        (([(("x",), near)], "x", {}, []), near / near.sum()),
    ]
    assert_cases(student.variable_elimination, cases)
    assert_agrees(student.variable_elimination, by_table, calls)
    assert_leaves_arguments(student.variable_elimination, calls[::2])


@pytest.mark.points(1)
def test_orders_that_do_not_fit(student):
    """Raises ValueError if the order lacks a variable or holds one that it must not."""
    alarm = factors_of(ALARM)
    calls = {
        "a variable is missing": (alarm, "burglary", BOTH, ["alarm"]),
        "no order at all": ([RAIN, WET], "wet", {}, []),
        "a foreign variable": (alarm, "burglary", BOTH, ["alarm", "earthquake", "radio"]),
        "a variable twice": (alarm, "burglary", BOTH, ["alarm", "earthquake", "alarm"]),
        "the query": ([RAIN, WET], "wet", {}, ["rain", "wet"]),
        "an observed variable": (alarm, "burglary", BOTH, ["alarm", "earthquake", "mary"]),
        "one missing, the query observed": ([RAIN, WET], "rain", {"rain": 1}, []),
        "the query itself, observed": ([RAIN, WET], "rain", {"rain": 1}, ["wet", "rain"]),
        "one with a single value is missing": (
            [(("a", "b"), np.array([[2.0], [3.0]]))],
            "a",
            {},
            [],
        ),
        "a foreign variable, nothing hidden": ([RAIN, WET], "wet", {"rain": 1}, ["snow"]),
        "one missing, one twice": (alarm, "burglary", BOTH, ["alarm", "alarm"]),
        "the query in place of another": ([RAIN, WET], "rain", {}, ["rain"]),
        "a foreign variable in place of one": ([RAIN, WET], "wet", {}, ["snow"]),
    }
    works_on = [
        (alarm, "burglary", BOTH, ["alarm", "earthquake"]),
        ([RAIN, WET], "wet", {}, ["rain"]),
    ]
    assert_raises(student.variable_elimination, ValueError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_query_that_was_observed(student):
    """Is certain of a query in the evidence; raises ValueError for impossible evidence."""
    single = [(("b", "a"), np.array([[0.0, 3.0]]))]
    cases = [
        (([RAIN, WET], "rain", {"wet": 0}, []), [6 / 7, 1 / 7]),
        (([RAIN, WET], "rain", {"rain": 1}, ["wet"]), [0.0, 1.0]),
        (([RAIN, WET], "rain", {"rain": 0, "wet": 1}, []), [1.0, 0.0]),
        ((single, "b", {"b": 0}, ["a"]), [1.0]),
    ]
    assert_cases(student.variable_elimination, cases, dtype=np.float64)
    certain = factors_of(SURE)
    calls = {
        "what is never 1": (certain, "z", {"never": 1}, ["copy", "rare", "echo"]),
        "a copy of what is never 1": (certain, "z", {"echo": 1}, ["never", "copy", "rare"]),
        "and another value": (certain, "z", {"rare": 1, "echo": 1}, ["never", "copy"]),
        "the query itself is impossible": (certain, "echo", {"echo": 1}, ["z", *HIDDEN]),
        "the query too was observed": (certain, "z", {"z": 1, "echo": 1}, HIDDEN),
        "cause and effect": (certain, "z", {"never": 0, "echo": 1}, ["copy", "rare"]),
        "a query with one value": (single, "b", {"a": 0}, []),
    }
    works_on = [
        (certain, "rare", {}, ["z", "never", "copy", "echo"]),
        ([RAIN, WET], "wet", {}, ["rain"]),
    ]
    assert_raises(student.variable_elimination, ValueError, calls, works_on=works_on)


@counterexample_search(
    query=strategies.choices("wet", "rain"),
    seen=strategies.choices((), ("rain",), ("wet",)),
    value=strategies.choices(1, 0),
    order=strategies.choices((), ("rain",), ("wet",)),
)
def agrees_with_the_reference(student, reference, query, seen, value, order):
    call = [RAIN, WET], query, dict.fromkeys(seen, value), list(order)
    try:
        expected = reference.variable_elimination(*call)
    except (ValueError, Mismatch):
        return
    assert_close(student.variable_elimination(*call), expected)
