"""Hidden tests of ancestral_sample; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.ancestral_sample_oracle import by_recipe, draws
from autograder.hidden_tests.bayesian_learning.network_oracles import (
    ALARM,
    GARDEN,
    SURE,
    assert_samples,
    first_order,
    joint_table,
    parents_of,
    random_network,
    random_parents,
)
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

COINS = {"z": {"parents": [], "cpt": {(): 0.4}}, "a": {"parents": [], "cpt": {(): 0.7}}}
PAIR = {
    "rain": {"parents": [], "cpt": {(): 0.45}},
    "wet": {"parents": ["rain"], "cpt": {(1,): 0.6, (0,): 0.3}},
}
# b below x and a below y, but their tables do not depend on them
LAYERS = {
    "b": {"parents": ["x"], "cpt": {(0,): 0.4, (1,): 0.4}},
    "x": {"parents": [], "cpt": {(): 0.5}},
    "y": {"parents": [], "cpt": {(): 0.5}},
    "a": {"parents": ["y"], "cpt": {(0,): 0.7, (1,): 0.7}},
}


def in_order(net):
    return {name: net[name] for name in first_order(parents_of(net))}


@pytest.mark.points(1)
def test_recipe(student, reference, seed):
    """Draws n numbers a variable, and compares them with p given the parents in that sample."""
    u = draws(1).random((2, 8))
    rain = (u[0] < 0.45).astype(int)
    wet = (u[1] < np.where(rain, 0.6, 0.3)).astype(int)
    cases = [((PAIR, 8, draws(1)), {"rain": rain, "wet": wet})]
    assert_cases(student.ancestral_sample, cases, compare=assert_samples)
    calls = [(PAIR, 40, draws(seed("pair"))), (in_order(GARDEN), 60, draws(seed("garden")))]
    calls += [(PAIR, 30, draws(start)) for start in range(3)]
    assert_agrees(student.ancestral_sample, by_recipe, calls, compare=assert_samples)
    assert_leaves_arguments(student.ancestral_sample, calls)
    few = [(PAIR, 3, draws(2)), (COINS, 1, draws(2))]
    assert_draws(student.ancestral_sample, reference.ancestral_sample, few)


@pytest.mark.points(1)
def test_order_of_draws(student, seed):
    """Visits variables in topological order, the smallest free one first, and returns them so."""
    u = draws(3).random((2, 9))
    expected = {"a": (u[0] < 0.7).astype(int), "z": (u[1] < 0.4).astype(int)}
    cases = [((COINS, 9, draws(3)), expected)]
    assert_cases(student.ancestral_sample, cases, compare=assert_samples)
    calls = [(LAYERS, n, draws(5)) for n in (1, 25)]
    rng = np.random.default_rng(seed("networks"))
    for names in ("abcde", "vwxyz"):
        parents = {n: above[:1] for n, above in random_parents(rng, names, 0.4).items()}
        net = {
            n: {"parents": above, "cpt": dict.fromkeys([(0,), (1,)] if above else [()], 0.5)}
            for n, above in parents.items()
        }
        calls.append((net, 20, draws(seed(names))))
    assert_agrees(student.ancestral_sample, by_recipe, calls, compare=assert_samples)


@pytest.mark.points(1)
def test_several_parents(student, seed):
    """Reads each table in the order of the parents, with parents that differ between samples."""
    either = {
        "a": {"parents": [], "cpt": {(): 0.5}},
        "b": {"parents": [], "cpt": {(): 0.5}},
        "c": {"parents": ["b", "a"], "cpt": {(0, 0): 0.0, (0, 1): 1.0, (1, 0): 0.1, (1, 1): 0.6}},
    }
    rng = np.random.default_rng(seed("networks"))
    calls = [(either, 30, draws(start)) for start in (0, 1, seed("either"))]
    calls += [
        (in_order(random_network(rng, names, 0.9)), 30, draws(seed(names)))
        for names in ("dcba", "pqrst")
    ]
    assert_agrees(student.ancestral_sample, by_recipe, calls, compare=assert_samples)
    assert_leaves_arguments(student.ancestral_sample, calls)


@pytest.mark.points(1)
def test_certain_tables(student, reference):
    """Takes probabilities of 0 and 1, a single sample, and returns integers."""

    def integers(samples, *_):
        require(
            all(np.asarray(values).dtype.kind in "iu" for values in samples.values()),
            "The samples are no integers.",
        )

    sure = in_order(SURE)
    calls = [(sure, n, draws(start)) for n in (1, 12) for start in (0, 1)]
    calls += [(PAIR, 1, draws(start)) for start in range(4)]
    u = float(draws(6).random(4)[2])
    for p in (u, u + 1e-12):  # u = p is no 1
        calls.append(({"a": {"parents": [], "cpt": {(): p}}}, 4, draws(6)))
    assert_agrees(student.ancestral_sample, by_recipe, calls, compare=assert_samples)
    assert_law(student.ancestral_sample, calls, integers)
    assert_draws(student.ancestral_sample, reference.ancestral_sample, calls[:1])


@pytest.mark.points(1)
def test_shares(student, seed):
    """Draws worlds in about the shares of their probabilities."""

    def law(samples, net, n, rng):
        names = list(net)
        worlds = np.zeros((2,) * len(net))
        np.add.at(worlds, tuple(np.asarray(samples[name]) for name in names), 1 / n)
        p = joint_table(net)
        far = np.abs(worlds - p) > 6 * np.sqrt(p * (1 - p) / n) + 1e-12
        far &= (n * p >= 5) | (p == 0)  # of rare worlds one more is no sign
        require(not far.any(), "Some worlds come up too often or too seldom.")

    calls = [(GARDEN, 3000, draws(seed("garden"))), (ALARM, 3000, draws(seed("alarm")))]
    calls.append((PAIR, 2000, draws(0)))
    assert_law(student.ancestral_sample, calls, law)


@counterexample_search(
    net=strategies.choices(COINS, PAIR, GARDEN),
    n=strategies.choices(1, 2, 4),
    start=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, net, n, start):
    got = student.ancestral_sample(net, n, np.random.default_rng(start))
    assert_samples(got, reference.ancestral_sample(net, n, np.random.default_rng(start)))
