"""Hidden tests of likelihood_weighting; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.likelihood_weighting_oracle import draws
from autograder.hidden_tests.bayesian_learning.network_oracles import (
    ALARM,
    CERTAIN,
    GARDEN,
    exact_answer,
    random_network,
    weighted_share,
)
from autograder.testing import (
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

GRASS = {
    "wet": {"parents": ["rain"], "cpt": {(1,): 0.7, (0,): 0.2}},
    "rain": {"parents": [], "cpt": {(): 0.45}},
}
# b below x and a below y, but their tables do not depend on them
LAYERS = {
    "b": {"parents": ["x"], "cpt": {(0,): 0.4, (1,): 0.4}},
    "x": {"parents": [], "cpt": {(): 0.5}},
    "y": {"parents": [], "cpt": {(): 0.5}},
    "a": {"parents": ["y"], "cpt": {(0,): 0.7, (1,): 0.7}},
}
COINS = {"z": {"parents": [], "cpt": {(): 0.4}}, "a": {"parents": [], "cpt": {(): 0.7}}}


@pytest.mark.points(1)
def test_weights(student, reference, seed):
    """Weighs samples with what was observed; without any weight, nan; draws as the recipe says."""
    rain = int(np.sum(draws(0).random(20) < 0.45))
    cases = [
        ((GRASS, "rain", {"wet": 1}, 20, draws(0)), 0.7 * rain / (0.7 * rain + 0.2 * (20 - rain))),
        ((GRASS, "rain", {"wet": 0}, 20, draws(0)), 0.3 * rain / (0.3 * rain + 0.8 * (20 - rain))),
    ]
    dry = {**GRASS, "rain": {"parents": [], "cpt": {(): 0.0}}}
    sure = {**GRASS, "wet": {"parents": ["rain"], "cpt": {(0,): 1.0, (1,): 0.7}}}
    flood = {**GRASS, "rain": {"parents": [], "cpt": {(): 1.0}}}
    faint = {**GRASS, "wet": {"parents": ["rain"], "cpt": {(0,): 1e-305, (1,): 3e-305}}}
    light = {**GRASS, "wet": {"parents": ["rain"], "cpt": {(0,): 0.5, (1,): 1e-14}}}
    cases += [
        ((sure, "rain", {"wet": 0}, 20, draws(0)), 1.0),
        ((light, "rain", {"wet": 1}, 20, draws(0)), rain / (rain + 5e13 * (20 - rain))),
        ((sure, "rain", {"wet": 0, "rain": 0}, 6, draws(0)), np.nan),
        ((dry, "wet", {"rain": 0}, 20, draws(0)), np.mean(draws(0).random(20) < 0.2)),
        ((faint, "rain", {"wet": 1}, 20, draws(0)), 3 * rain / (3 * rain + 20 - rain)),
        ((dry, "wet", {"rain": 1}, 6, draws(0)), np.nan),
        ((flood, "wet", {"rain": 0}, 6, draws(0)), np.nan),
        ((dry, "rain", {"rain": 1}, 6, draws(0)), np.nan),
        ((dry, "rain", {"rain": 1, "wet": 1}, 6, draws(0)), np.nan),
        ((CERTAIN, "z", {"never": 1}, 6, draws(0)), np.nan),
    ]
    assert_cases(student.likelihood_weighting, cases)
    calls = [(GRASS, "rain", {"wet": v}, 50, draws(seed("rain"))) for v in (0, 1)]
    assert_agrees(student.likelihood_weighting, weighted_share, calls)
    calls.append((GRASS, "rain", {"rain": 1, "wet": 1}, 6, draws(0)))
    assert_leaves_arguments(student.likelihood_weighting, calls)
    idle = [(dry, "wet", {"rain": 1}, 6, draws(0)), (GRASS, "rain", {"rain": 1}, 3, draws(0))]
    assert_draws(student.likelihood_weighting, reference.likelihood_weighting, idle)


@pytest.mark.points(1)
def test_observed_causes(student, reference, seed):
    """Draws nothing for an observed variable: the next one gets the next numbers."""
    cases = [
        ((GRASS, "wet", {"rain": 1}, 15, draws(1)), np.mean(draws(1).random(15) < 0.7)),
        ((GRASS, "wet", {"rain": 0}, 15, draws(1)), np.mean(draws(1).random(15) < 0.2)),
        ((COINS, "z", {"a": 1}, 15, draws(2)), np.mean(draws(2).random(15) < 0.4)),
        ((LAYERS, "a", {"y": 1}, 15, draws(2)), np.mean(draws(2).random((3, 15))[2] < 0.7)),
    ]
    assert_cases(student.likelihood_weighting, cases)
    calls = [(GARDEN, "wet", {"cloudy": v}, 40, draws(seed("wet"))) for v in (0, 1)]
    calls.append((GARDEN, "rain", {"cloudy": 1}, 40, draws(3)))
    calls.append((ALARM, "alarm", {"burglary": 0, "earthquake": 1}, 40, draws(4)))
    assert_agrees(student.likelihood_weighting, weighted_share, calls)
    assert_leaves_arguments(student.likelihood_weighting, calls)
    few = [(net, query, {seen: 1}, 3, draws(1)) for net, query, seen in (
        (GARDEN, "cloudy", "sprinkler"), (CERTAIN, "copy", "and"))]  # fmt: skip
    assert_draws(student.likelihood_weighting, reference.likelihood_weighting, few)


@pytest.mark.points(1)
def test_several_observations(student, seed):
    """Multiplies the weights of several observed variables, causes, effects and between."""
    calls = [
        (GARDEN, "rain", {"sprinkler": 1, "wet": 1}, 40, draws(start))
        for start in (0, seed("garden"))
    ]
    calls += [(GARDEN, "wet", {"cloudy": v, "rain": 1}, 40, draws(seed("wet"))) for v in (0, 1)]
    calls += [(GARDEN, "rain", {"sprinkler": 0}, 40, draws(3))]
    calls += [(GARDEN, "rain", {"cloudy": 1, "wet": 1}, 40, draws(start)) for start in (5, 6)]
    calls += [(GARDEN, "cloudy", {"rain": 0, "sprinkler": 1, "wet": 1}, 40, draws(4))]
    calls += [(ALARM, "mary", {"alarm": 1, "john": 0}, 30, draws(seed("alarm")))]
    rng = np.random.default_rng(seed("networks"))
    for names in ("abcde", "zyxwv"):
        net = random_network(rng, names, 0.7)
        for size in (2, 3):
            query, *others = (str(name) for name in rng.permutation(list(names)))
            seen = {name: int(rng.integers(2)) for name in others[:size]}
            calls.append((net, query, seen, 40, draws(seed(names))))
    assert_agrees(student.likelihood_weighting, weighted_share, calls)
    assert_leaves_arguments(student.likelihood_weighting, calls)


@pytest.mark.points(1)
def test_no_evidence(student, seed):
    """Is the plain share of ones without evidence, in the order of the recipe."""
    u = draws(3).random((2, 10))
    cases = [
        ((COINS, "a", {}, 10, draws(3)), np.mean(u[0] < 0.7)),
        ((COINS, "z", {}, 10, draws(3)), np.mean(u[1] < 0.4)),
    ]
    u = draws(5).random((4, 11))
    shares = ("x", u[0] < 0.5), ("b", u[1] < 0.4), ("y", u[2] < 0.5), ("a", u[3] < 0.7)
    cases += [((LAYERS, name, {}, 11, draws(5)), np.mean(ones)) for name, ones in shares]
    p = float(draws(6).random(4)[2])  # u = p is no 1
    cases.append(
        (
            ({"a": {"parents": [], "cpt": {(): p}}}, "a", {}, 4, draws(6)),
            np.mean(draws(6).random(4) < p),
        )
    )
    assert_cases(student.likelihood_weighting, cases)
    rng = np.random.default_rng(seed("networks"))
    calls = [
        (random_network(rng, names, 0.5), names[0], {}, 30, draws(seed(names)))
        for names in ("abcde", "edcba", "pqr")
    ]
    assert_agrees(student.likelihood_weighting, weighted_share, calls)


@pytest.mark.points(1)
def test_edges(student):
    """Returns 0.0 or 1.0 for a query that was observed, among others, also for one sample."""
    sure = {**GRASS, "wet": {"parents": ["rain"], "cpt": {(0,): 1.0, (1,): 0.7}}}
    cases = [
        ((GRASS, "wet", {"rain": 1}, 15, draws(1)), np.mean(draws(1).random(15) < 0.7)),
        ((GRASS, "rain", {"rain": 0, "wet": 1}, 6, draws(0)), 0.0),
        ((GRASS, "rain", {"rain": 1}, 6, draws(0)), 1.0),
        ((GRASS, "wet", {"wet": 1}, 6, draws(0)), 1.0),
        ((GRASS, "wet", {"wet": 0, "rain": 1}, 1, draws(0)), 0.0),
        ((CERTAIN, "never", {"z": 1}, 9, draws(0)), 0.0),
        ((sure, "wet", {"wet": 0}, 20, draws(0)), 0.0),
    ]
    assert_cases(student.likelihood_weighting, cases)


@pytest.mark.points(1)
def test_near_the_exact_answer(student, seed):
    """Comes near the exact answer with many samples."""

    def law(got, net, query, evidence, n, rng):
        exact = float(exact_answer(net, query, evidence)[1])
        off = abs(as_number(got) - exact)
        require(off < 0.1, "The estimate is far from the exact answer.")

    seen = {"sprinkler": 1, "wet": 1}
    calls = [(GARDEN, "rain", seen, 2000, draws(seed(f"{i}"))) for i in range(2)]
    calls.append((GARDEN, "cloudy", {"wet": 1}, 2000, draws(seed("cloudy"))))
    assert_law(student.likelihood_weighting, calls, law)


@counterexample_search(
    net=strategies.choices(COINS, GRASS, GARDEN),
    place=strategies.choices(0, 1),
    seen=strategies.choices((), (0,), (1,), (0, 1)),
    value=strategies.choices(1, 0),
    n=strategies.choices(1, 3),
)
def agrees_with_the_reference(student, reference, net, place, seen, value, n):
    names = list(net)
    call = net, names[place], {names[i]: value for i in seen}, n
    expected = reference.likelihood_weighting(*call, np.random.default_rng(0))
    assert_close(student.likelihood_weighting(*call, np.random.default_rng(0)), expected)
