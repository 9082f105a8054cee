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
    assert_close,
    assert_leaves_arguments,
    assert_symmetric,
    counterexample_search,
    require,
    strategies,
)

FINE = {"scale": True, "consistency": True, "richness": True}
NAMES = np.array([0, 0, 1, 1, 0, 2])


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
        for wanted, holds in ((7 - NAMES, True), ([0, 0, 1, 1, 2, 2], False), ([0] * 6, False)):
            call = open_function("fixed", NAMES.tolist()), six, np.array(wanted), rng
            cases.append(Case(call, {**FINE, "richness": holds}, label="always the same labels"))
    assert_cases(student.kleinberg_check, cases, compare=assert_found)


@pytest.mark.points(1)
def test_tables_that_are_tried(student, seed):
    """Hands over symmetric tables of the stated recipe, with zeros on the diagonal."""
    plain = student.kleinberg_check(lambda D: NAMES, six_points(), NAMES, np.random.default_rng(0))
    require(isinstance(plain, dict), "The result is no dict.")
    whole = np.round(10 * six_points(3)).astype(int)
    tables = [(3, six_points(1), 4), (seed("draws"), 50 * six_points(2), 3), (5, whole, 2)]
    for number, D, trials in tables:
        spy = Spy(lambda D: NAMES)
        alt = np.array([0, 1, 0, 1, 1, 1])
        student.kleinberg_check(spy, D, alt, np.random.default_rng(number), trials)
        given = [np.asarray(table) for table in spy.given(0)]
        wanted = [alpha * D for alpha in (0.5, 2, 10)]
        wanted += changed_tables(D, NAMES, np.random.default_rng(number), trials)
        wanted.append(np.where(alt[:, np.newaxis] == alt, 0.01, 1.0) * (1 - np.eye(6)))
        for table in given:
            assert_symmetric(table, what="a table that is handed over")
            assert_close(np.diag(table), np.zeros(6), atol=1e-12, what="its diagonal")
        for table in wanted:
            hits = [
                table.shape == got.shape and np.allclose(got, table, rtol=1e-9, atol=1e-9)
                for got in given
            ]
            require(any(hits), "One of the tables of the recipe is never handed over.")


@pytest.mark.points(1)
def test_every_table_counts(student, open_function):
    """Notices a violation at each factor and in any of the trials, and changes no argument."""
    D, names = six_points(4), NAMES.tolist()
    cases = []
    for alpha in (0.5, 2, 10):
        odd = open_function("odd_at", [alpha * D[0, 1]], names)
        call = odd, D, NAMES, np.random.default_rng(1)
        cases.append(Case(call, {**FINE, "scale": False}, label=f"only {alpha} D differs"))
    for trials, late in ((20, 19), (20, 0), (20, 7), (35, 34), (1, 0)):
        tables = changed_tables(D, NAMES, np.random.default_rng(2), trials)
        odd = open_function("odd_at", [float(tables[late][0, 1])], names)
        call = odd, D, NAMES, np.random.default_rng(2), trials
        label = f"only trial {late + 1} of {trials} differs"
        cases.append(Case(call, {**FINE, "consistency": False}, label=label))
        if 0 < late < trials - 1:
            fewer = odd, D, NAMES, np.random.default_rng(2), late
            cases.append(Case(fewer, FINE, label=f"{late} trials only"))
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
