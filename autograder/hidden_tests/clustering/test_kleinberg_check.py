"""Hidden tests of clustering/kleinberg_check; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    assert_found,
    changed_tables,
    gaps_between,
)
from autograder.testing import (
    Case,
    Spy,
    assert_cases,
    assert_draws,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

FINE = {"scale": True, "consistency": True, "richness": True}
NAMES = np.array([0, 0, 1, 1, 0, 2])
ALIKE = np.array([0, 0, 1, 0, 1, 2])  # other members, but as many in each, and 0 still with 1


def three_blobs(number, size=5):
    """Return the distances of points around three places."""
    places = np.repeat([[0.0, 0.0], [3.0, 0.0], [0.0, 3.0]], size, axis=0)
    return gaps_between(places + 0.3 * np.random.default_rng(number).normal(size=(3 * size, 2)))


def six_points(number=0):
    """Return a table of six drawn distances."""
    half = np.triu(np.random.default_rng(number).uniform(1, 2, size=(6, 6)), 1)
    return half + half.T


@pytest.mark.points(1)
def test_one_property_fails(student, seed, open_function):
    """Finds the property that each of three stopping rules violates, and no other."""
    cases = []
    rules = {"scale": ("stop_at_height", 0.9), "consistency": ("stop_at_share", 0.3),
             "richness": ("stop_at_count", 3)}  # fmt: skip
    for number in (0, 1, seed("blobs")):
        D = three_blobs(number)
        for broken, (name, value) in rules.items():
            call = open_function(name, value), D, np.arange(15) % 2, np.random.default_rng(number)
            cases.append(Case(call, {**FINE, broken: False}, label=f"{name} of {value}"))
        call = (
            open_function("stop_at_count", 3),
            D,
            np.arange(15) % 3,
            np.random.default_rng(number),
        )
        cases.append(Case(call, FINE, label="three clusters, three wanted"))
    small = gaps_between(np.array([[0.0], [10.0], [100.0], [120.0]])).astype(np.uint8)
    call = open_function("stop_at_count", 2), small, np.array([0, 0, 1, 1])
    cases.append(Case((*call, np.random.default_rng(0)), FINE, label="distances of dtype uint8"))
    assert_cases(student.kleinberg_check, cases, compare=assert_found)


@pytest.mark.points(1)
def test_names_do_not_count(student, open_function):
    """Compares partitions: names that change, and other names in labels_alt, violate nothing."""
    D, cases = three_blobs(2), []
    for number in range(3):
        rng = np.random.default_rng(number)
        call = open_function("renamed", 3), D, np.arange(15) % 3, rng
        cases.append(Case(call, FINE, label="names that change"))
        alt = np.array([9, -4, 2])[np.arange(15) % 3]
        cases.append(
            Case((open_function("stop_at_count", 3), D, alt, rng), FINE, label="other names")
        )
        call = open_function("renamed", 3), D, np.arange(15) % 4, rng
        cases.append(Case(call, {**FINE, "richness": False}, label="names that change, 4 wanted"))
        six = six_points(number)
        wishes = (7 - NAMES, True), ([0, 0, 1, 1, 2, 2], False), ([0] * 6, False), (ALIKE, False)
        for wanted, holds in wishes:
            call = open_function("fixed", NAMES.tolist()), six, np.array(wanted), rng
            cases.append(Case(call, {**FINE, "richness": holds}, label="always the same labels"))
    assert_cases(student.kleinberg_check, cases, compare=assert_found)


@pytest.mark.points(1)
def test_tables_that_are_tried(student, reference, seed, open_function):
    """Hands over symmetric tables of the stated recipe, diagonals of 0; draws no more numbers."""
    plain = student.kleinberg_check(lambda D: NAMES, six_points(), NAMES, np.random.default_rng(0))
    require(isinstance(plain, dict), "The result is no dict.")
    whole = np.round(10 * six_points(3)).astype(int)
    tables = [(3, six_points(1), 4, NAMES), (seed("draws"), 50 * six_points(2), 3, NAMES)]
    tables += [(5, whole, 2, NAMES), (6, six_points(5), 2, np.zeros(6, dtype=int))]
    for number, D, trials, names in tables:
        spy = Spy(lambda D, names=names: names)
        alt = np.array([0, 1, 0, 1, 1, 1])
        student.kleinberg_check(spy, D, alt, np.random.default_rng(number), trials)
        given = [np.asarray(table) for table in spy.given(0)]
        wanted = [("scale", alpha * D) for alpha in (0.5, 2, 10)]
        changed = changed_tables(D, names, np.random.default_rng(number), trials)
        wanted += [("consistency", table) for table in changed]
        rich = np.where(alt[:, np.newaxis] == alt, 0.01, 1.0) * (1 - np.eye(6))
        for table in given:
            require(table.shape == (6, 6), "`cluster_fn` is given a table of another shape.")
            symmetric = np.allclose(table, table.T, rtol=1e-12, atol=0)
            require(symmetric, "`cluster_fn` is given a table that is not symmetric.")
            require(not np.diag(table).any(), "`cluster_fn` is given a diagonal that is not 0.")
        for name, table in [*wanted, ("richness", rich)]:
            hits = [np.allclose(got, table, rtol=1e-9, atol=1e-9) for got in given]
            require(any(hits), f"`cluster_fn` is not given all tables of the recipe for {name}.")
    # No table violates anything, so that nobody stops early.
    always = open_function("fixed", NAMES.tolist())
    call = always, six_points(), NAMES, np.random.default_rng(0), 3
    assert_draws(student.kleinberg_check, reference.kleinberg_check, [call])


@pytest.mark.points(1)
def test_every_table_counts(student, open_function):
    """Notices a violation at each factor and in any of the trials, and changes no argument."""
    D, names = six_points(4), NAMES.tolist()
    cases = []
    for alpha in (0.5, 2, 10):
        for others in (list(range(6)), ALIKE.tolist()):
            odd = open_function("odd_at", [alpha * D[0, 1]], names, others)
            call = odd, D, NAMES, np.random.default_rng(1)
            cases.append(Case(call, {**FINE, "scale": False}, label=f"only {alpha} D differs"))
    for trials, late in ((20, 19), (20, 0), (20, 7), (35, 34), (1, 0)):
        tables = changed_tables(D, NAMES, np.random.default_rng(2), trials)
        others = ALIKE.tolist() if late == 7 else list(range(6))
        odd = open_function("odd_at", [float(tables[late][0, 1])], names, others)
        call = odd, D, NAMES, np.random.default_rng(2), trials
        label = f"only trial {late + 1} of {trials} differs"
        cases.append(Case(call, {**FINE, "consistency": False}, label=label))
        if 0 < late < trials - 1:
            fewer = odd, D, NAMES, np.random.default_rng(2), late
            cases.append(Case(fewer, FINE, label=f"{late} trials only"))
    tables = changed_tables(D, NAMES, np.random.default_rng(2), 21)
    for late, holds in ((19, False), (20, True)):
        odd = open_function("odd_at", [float(tables[late][0, 1])], names, list(range(6)))
        label = f"only trial {late + 1} differs, no n_trials"
        call = odd, D, NAMES, np.random.default_rng(2)
        cases.append(Case(call, {**FINE, "consistency": holds}, label=label))
    early = float(changed_tables(D, NAMES, np.random.default_rng(2), 20)[3][0, 1])
    odd = open_function("odd_at", [2 * D[0, 1], early], names, list(range(6)))
    expected = {**FINE, "scale": False, "consistency": False}
    call = odd, D, NAMES, np.random.default_rng(2)
    cases.append(Case(call, expected, label="2 D and trial 4 differ"))
    whole = np.round(10 * D).astype(int)
    plain = open_function("fixed", names), whole, NAMES, np.random.default_rng(0)
    cases.append(Case(plain, FINE, label="integers as distances"))
    assert_cases(student.kleinberg_check, cases, compare=assert_found)
    assert_leaves_arguments(student.kleinberg_check, [plain, (plain[0], D, NAMES, plain[3])])


@counterexample_search(
    names=strategies.labels(4, (0, 1)),
    alt=strategies.labels(4, (0, 1)),
    rule=strategies.choices(1, 2),
)
def agrees_with_the_reference(student, reference, open_function, names, alt, rule):
    D = three_blobs(rule, 2)[:4, :4]
    functions = {1: open_function("fixed", names.tolist()), 2: open_function("stop_at_count", 2)}
    calls = [(functions[rule], D, alt, np.random.default_rng(0), 3) for _ in range(2)]
    assert_found(student.kleinberg_check(*calls[0]), reference.kleinberg_check(*calls[1]))
