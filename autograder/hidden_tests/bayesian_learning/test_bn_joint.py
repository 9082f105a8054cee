"""Hidden tests of bn_joint; first docstring lines are shown to students."""

from itertools import product

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.bn_joint_oracle import (
    random_tree_of_tenths,
    worlds_of,
)
from autograder.hidden_tests.bayesian_learning.network_oracles import (
    ALARM,
    GARDEN,
    SURE,
    joint_table,
    random_network,
)
from autograder.testing import (
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

WORLD = {"burglary": 0, "earthquake": 0, "alarm": 1, "john": 1, "mary": 1}
BOTH = "john", "mary"
# Children first, and parents in no order of the alphabet, of the dict or of the assignment.
DIAMOND = {
    "d": {
        "parents": ["b", "c", "a"],
        "cpt": dict(zip(product((0, 1), repeat=3), np.arange(1, 9) / 10, strict=True)),
    },
    "a": {"parents": [], "cpt": {(): 0.3}},
    "b": {"parents": ["a"], "cpt": {(0,): 0.2, (1,): 0.7}},
    "c": {"parents": [], "cpt": {(): 0.6}},
}
LAWN = {
    **GARDEN,
    "wet": {"parents": ["sprinkler", "rain"], "cpt": {**GARDEN["wet"]["cpt"], (0, 0): 0.1}},
}
RARE = {name: {"parents": [], "cpt": {(): 1e-12}} for name in "xy"}
LONE = {"x": {"parents": [], "cpt": {(): 0.3}}}


@pytest.mark.points(1)
def test_products(student):
    """Multiplies p where the value is 1 and 1 - p where it is 0."""
    none = dict.fromkeys(ALARM, 0)
    cases = [
        ((ALARM, WORLD), 0.999 * 0.998 * 0.001 * 0.9 * 0.7),
        ((ALARM, none), 0.999 * 0.998 * 0.999 * 0.95 * 0.99),
        ((ALARM, dict.fromkeys(ALARM, 1)), 0.001 * 0.002 * 0.95 * 0.9 * 0.7),
        ((GARDEN, {"cloudy": 1, "sprinkler": 0, "rain": 1, "wet": 0}), 0.5 * 0.9 * 0.8 * 0.1),
        ((RARE, {"x": 1, "y": 1}), 1e-24),
        ((LONE, {"x": 1}), 0.3),
        ((LONE, {"x": 0}), 0.7),
        (({"x": {"parents": [], "cpt": {(): 1 - 2.0**-41}}}, {"x": 0}), 2.0**-41),
    ]
    assert_cases(student.bn_joint, cases)
    assert_leaves_arguments(student.bn_joint, [call for call, _ in cases])


@pytest.mark.points(1)
def test_order_of_parents(student, seed):
    """Reads the key in the order of the parents, whatever the order of dict and assignment."""
    cases = [
        ((ALARM, {**WORLD, "earthquake": 1}), 0.999 * 0.002 * 0.29 * 0.9 * 0.7),
        ((ALARM, {**WORLD, "burglary": 1}), 0.001 * 0.998 * 0.94 * 0.9 * 0.7),
        ((GARDEN, {"wet": 1, "rain": 0, "sprinkler": 1, "cloudy": 0}), 0.5 * 0.5 * 0.8 * 0.9),
    ]
    table = joint_table(DIAMOND)
    cases += [((DIAMOND, world), table[tuple(world.values())]) for world in worlds_of(DIAMOND)]
    rng = np.random.default_rng(seed("networks"))
    for names in ("abcd", "dcba", "uvwxy"):
        net = random_network(rng, names, 0.7)
        table = joint_table(net)
        for world in rng.choice(worlds_of(net), size=6, replace=False):
            shuffled = {str(name): world[name] for name in rng.permutation(list(world))}
            cases.append(((net, shuffled), table[tuple(world.values())]))
    assert_cases(student.bn_joint, cases)


@pytest.mark.points(1)
def test_certain_and_impossible(student):
    """Takes probabilities of 0 and 1: impossible worlds have exactly 0."""
    world = {"z": 1, "never": 0, "copy": 1, "rare": 1, "echo": 0}
    cases = [
        ((SURE, world), 0.25),
        ((SURE, {**world, "rare": 0}), 0.75),
        ((SURE, {**world, "copy": 0}), 0.0),
        ((SURE, {**world, "never": 1}), 0.0),
        ((SURE, {**world, "z": 0}), 0.0),
        ((SURE, {**world, "z": 0, "copy": 0}), 0.0),
        ((GARDEN, {"cloudy": 0, "sprinkler": 0, "rain": 0, "wet": 1}), 0.0),
    ]
    assert_cases(student.bn_joint, cases)


@pytest.mark.points(1)
def test_all_worlds(student, seed):
    """Gives all worlds together the probability 1, and each the right share of it."""
    rng = np.random.default_rng(seed("networks"))
    for net in (LAWN, random_tree_of_tenths(rng, "cadb")):
        worlds = worlds_of(net)
        got = student.bn_joint.map([(net, world) for world in worlds])
        chances = np.array([float(value) for value in got])
        require(abs(chances.sum() - 1) < 1e-9, "All worlds together do not have probability 1.")
        assert_close(chances, joint_table(net).ravel())


@pytest.mark.points(1)
def test_missing_values(student):
    """Raises ValueError if any variable has no value, with parents, with children or alone."""
    calls = {
        f"no value for {name}": (ALARM, {k: v for k, v in WORLD.items() if k != name})
        for name in ALARM
    }
    never = {"z": 0, "never": 1, "copy": 0, "rare": 1, "echo": 0}
    calls |= {
        f"no value for {name} in an impossible world": (
            SURE,
            {k: v for k, v in never.items() if k != name},
        )
        for name in ("z", "rare", "echo", "never")
    }
    calls["no value for two"] = ALARM, {k: v for k, v in WORLD.items() if k not in BOTH}
    calls["no values at all"] = ALARM, {}
    calls["a lone variable without a value"] = LONE, {}
    works_on = [(ALARM, WORLD), (ALARM, dict.fromkeys(ALARM, 0)), (LONE, {"x": 1})]
    assert_raises(student.bn_joint, ValueError, calls, works_on=works_on)


@counterexample_search(
    net=strategies.choices(LONE, SURE, GARDEN, ALARM),
    values=strategies.choices((1, 1, 1, 1, 1), (0, 0, 0, 0, 0), (1, 0, 1, 1, 0), (0, 1, 1, 0, 1)),
)
def agrees_with_the_reference(student, reference, net, values):
    world = dict(zip(net, values, strict=False))
    assert_close(student.bn_joint(net, world), reference.bn_joint(net, world))
