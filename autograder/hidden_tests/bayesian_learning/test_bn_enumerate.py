"""Hidden tests of bn_enumerate; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.network_oracles import (
    ALARM,
    CERTAIN,
    GARDEN,
    SURE,
    exact_answer,
    random_network,
)
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

BOTH = {"john": 1, "mary": 1}
COINS = {"a": {"parents": [], "cpt": {(): 0.3}}, "b": {"parents": [], "cpt": {(): 0.6}}}
GRASS = {
    "wet": {"parents": ["rain"], "cpt": {(1,): 0.75, (0,): 0.5}},
    "rain": {"parents": [], "cpt": {(): 0.25}},
}
RARE = {
    "a": {"parents": [], "cpt": {(): 1e-305}},
    "b": {"parents": ["a"], "cpt": {(0,): 0.5, (1,): 0.25}},
}
OPPOSITES = {
    "day": {"parents": [], "cpt": {(): 0.3}},
    "night": {"parents": ["day"], "cpt": {(0,): 1.0, (1,): 0.0}},
    "lamp": {"parents": ["night"], "cpt": {(0,): 0.2, (1,): 0.9}},
}


@pytest.mark.points(1)
def test_causes_given_effects(student):
    """Turns effects into beliefs about their causes: the alarm, the grass."""
    cases = [
        ((GRASS, "rain", {"wet": 1}), [2 / 3, 1 / 3]),
        ((ALARM, "burglary", BOTH), [0.7158281646, 0.2841718354]),
        ((ALARM, "burglary", {"john": 1}), [0.9837162701, 0.0162837299]),
        ((ALARM, "burglary", {**BOTH, "earthquake": 1}), [0.9967377584, 0.0032622416]),
        ((GARDEN, "rain", {"sprinkler": 1, "wet": 1}), [0.6796116505, 0.3203883495]),
    ]
    assert_cases(student.bn_enumerate, cases, rtol=1e-7)


@pytest.mark.points(1)
def test_effects_and_priors(student):
    """Sums over hidden variables forwards, too, and gives priors if nothing was observed."""
    cases = [
        ((ALARM, "earthquake", {"burglary": 1}), [0.998, 0.002]),
        ((ALARM, "john", {"alarm": 1, "burglary": 1}), [0.1, 0.9]),
        ((ALARM, "mary", {"burglary": 1, "earthquake": 1}), [0.3345, 0.6655]),
        ((GRASS, "wet", {}), [7 / 16, 9 / 16]),
        ((GARDEN, "wet", {}), [1 - 0.6471, 0.6471]),
        ((GARDEN, "wet", {"cloudy": 1}), [1 - 0.7452, 0.7452]),
        ((COINS, "b", {}), [0.4, 0.6]),
        ((COINS, "a", {"b": 1}), [0.7, 0.3]),
        (({**COINS, "b": {"parents": [], "cpt": {(): 1e-6}}}, "a", {"b": 0}), [0.7, 0.3]),
        (({"b": COINS["b"]}, "b", {}), [0.4, 0.6]),
    ]
    assert_cases(student.bn_enumerate, cases, rtol=1e-7)


@pytest.mark.points(1)
def test_any_network(student, seed):
    """Agrees with the table of everything, for any query and evidence, and tiny probabilities."""
    cases = [
        ((GRASS, "rain", {"wet": 0}), [6 / 7, 1 / 7]),
        ((ALARM, "john", {}), [0.9478610243, 0.0521389757]),
        ((ALARM, "mary", {"john": 1}), [0.9600279805, 0.0399720195]),
        ((ALARM, "john", {"alarm": 0, "burglary": 1}), [0.95, 0.05]),
        ((ALARM, "burglary", {"john": 1, "mary": 0}), [0.9948701419, 0.0051298581]),
        ((ALARM, "burglary", {**BOTH, "earthquake": 0}), [0.6558004022, 0.3441995978]),
        ((GARDEN, "cloudy", {"wet": 1, "rain": 0}), [20 / 21, 1 / 21]),
        ((CERTAIN, "copy", {}), [0.75, 0.25]),
        ((CERTAIN, "z", {"copy": 0}), [0.0, 1.0]),
    ]
    tiny = 1.2345678e-13
    for i in (0, 1):  # 1 less the probability of the other value would have few digits
        faint = {
            "x": {"parents": [], "cpt": {(): 0.5}},
            "y": {"parents": ["x"], "cpt": {(i,): tiny, (1 - i,): 0.25}},
        }
        chances = np.array([tiny, 0.25]) / (0.25 + tiny)
        right = chances if i == 0 else chances[::-1]
        cases.append(Case((faint, "x", {"y": 1}), right, rtol=1e-9, atol=0.0))
    assert_cases(student.bn_enumerate, cases, rtol=1e-7, atol=1e-12)
    rng = np.random.default_rng(seed("networks"))
    calls = []
    for names in ("abcd", "fgh"):
        net = random_network(rng, names, 0.6)
        for size in (0, 1, 2):
            query, *seen = (str(name) for name in rng.permutation(list(names))[: size + 1])
            calls.append((net, query, {name: int(rng.integers(2)) for name in seen}))
    assert_agrees(student.bn_enumerate, exact_answer, calls)
    assert_leaves_arguments(student.bn_enumerate, calls[1:3])


@pytest.mark.points(1)
def test_query_that_was_observed(student):
    """Gives certainty about a query that is in the evidence, among other queries."""
    cases = [
        ((GRASS, "rain", {"wet": 0}), [6 / 7, 1 / 7]),
        ((GRASS, "rain", {"rain": 1}), [0.0, 1.0]),
        ((GRASS, "rain", {"rain": 0, "wet": 1}), [1.0, 0.0]),
        ((ALARM, "alarm", {**BOTH, "alarm": 0}), [1.0, 0.0]),
        ((ALARM, "mary", {"mary": 1}), [0.0, 1.0]),
    ]
    assert_cases(student.bn_enumerate, cases, dtype=np.float64)
    assert_leaves_arguments(student.bn_enumerate, [call for call, _ in cases[:3]])


@pytest.mark.points(1)
def test_certain_tables(student):
    """Takes probabilities of 0 and 1, in which some worlds are impossible."""
    cases = [
        ((SURE, "rare", {}), [0.75, 0.25]),
        ((SURE, "z", {"rare": 1}), [0.0, 1.0]),
        ((SURE, "never", {"rare": 1}), [1.0, 0.0]),
        ((SURE, "echo", {"copy": 1}), [1.0, 0.0]),
        ((RARE, "b", {"a": 1}), [0.75, 0.25]),
        ((OPPOSITES, "day", {"night": 1}), [1.0, 0.0]),
        ((OPPOSITES, "lamp", {"day": 1}), [0.8, 0.2]),
        ((OPPOSITES, "day", {"lamp": 1}), [0.63 / 0.69, 0.06 / 0.69]),
    ]
    assert_cases(student.bn_enumerate, cases)


@pytest.mark.points(1)
def test_impossible_evidence(student):
    """Raises ValueError if the evidence has probability 0, the query in it or not."""
    calls = {
        "a variable that is never 1": (SURE, "rare", {"never": 1}),
        "a copy of it": (SURE, "z", {"echo": 1}),
        "day and night": (OPPOSITES, "lamp", {"day": 1, "night": 1}),
        "the query itself is impossible": (SURE, "never", {"never": 1}),
        "the query is in the evidence": (OPPOSITES, "night", {"night": 1, "day": 1}),
        "the query is observed, a cause": (OPPOSITES, "day", {"night": 1, "day": 1}),
    }
    works_on = [
        (SURE, "rare", {"z": 1}),
        (GARDEN, "cloudy", {"wet": 1}),
        (GRASS, "rain", {"wet": 1}),
    ]
    assert_raises(student.bn_enumerate, ValueError, calls, works_on=works_on)


@counterexample_search(
    net=strategies.choices(GRASS, GARDEN, ALARM),
    place=strategies.choices(0, 1),
    seen=strategies.choices((), (0,), (1,), (1, 0)),
    value=strategies.choices(1, 0),
)
def agrees_with_the_reference(student, reference, net, place, seen, value):
    names = list(net)
    call = net, names[place], {names[-1 - i]: value for i in seen}
    try:
        expected = reference.bn_enumerate(*call)
    except (ValueError, Mismatch):
        return
    assert_close(student.bn_enumerate(*call), expected, atol=1e-12)
