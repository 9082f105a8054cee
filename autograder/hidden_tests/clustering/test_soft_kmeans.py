"""Hidden tests of clustering/soft_kmeans; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    CREEP,
    LINE,
    assert_soft_centers,
    assert_soft_objectives,
    assert_soft_run,
    assert_soft_shares,
    drawn_heaps,
    lloyd,
    soft_path,
)
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    assert_never_rises,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

PAIR, LOG3 = np.array([[0.0], [1.0]]), float(np.log(3.0))


def drawn(seed, rounds=(1, 3, 5)):
    """Return rows around some places, each with a start, a stiffness and a number of rounds."""
    rng = np.random.default_rng(seed)
    sizes = [(15, 2, 3), (20, 3, 4), (8, 1, 2)]
    return [
        (*drawn_heaps(rng, *size, gap=2.0), beta, count)
        for size, beta, count in zip(sizes, (0.2, 0.5, 1.5), rounds, strict=True)
    ]


@pytest.mark.points(1)
def test_centres(student, reference, seed):
    """Moves each centre to the mean of all rows weighted by their shares, round after round."""
    calls = [(LINE, LINE[:2], 0.05, 3), (CREEP, CREEP[:3], 0.3, 2), *drawn(seed("rows"))]
    cases = [((PAIR, PAIR, LOG3, 1), ([[0.25], [0.75]],))]
    cases += [(call, soft_path(*call)) for call in calls]
    hardly = 2 * PAIR - 1, np.array([[-(2.0**-40)], [2.0**-40]]), 2.0, 30
    cases.append(Case(hardly, soft_path(*hardly), label="centres that hardly move at first"))
    equal = LINE[[0, 0, 0, 2]], LINE[:2], 0.05, 2
    cases.append(Case(equal, soft_path(*equal), label="equal rows"))
    assert_cases(student.soft_kmeans, cases, compare=assert_soft_centers)
    assert_agrees(student.soft_kmeans, reference.soft_kmeans, calls, compare=assert_soft_centers)


@pytest.mark.points(1)
def test_shares_of_the_last_centres(student, seed):
    """Returns the shares that belong to the returned centres, also if no round is made."""
    near = 1 / (1 + np.exp(-LOG3 / 2))
    cases = [
        ((PAIR, PAIR, LOG3, 0), (None, [[0.75, 0.25], [0.25, 0.75]])),
        ((PAIR, PAIR, LOG3, 1), (None, [[near, 1 - near], [1 - near, near]])),
    ]
    calls = [(CREEP, CREEP[:3], 0.3, rounds) for rounds in (0, 1, 5)] + drawn(seed("rows"))
    cases += [(call, soft_path(*call)) for call in calls]
    assert_cases(student.soft_kmeans, cases, compare=assert_soft_shares)


@pytest.mark.points(1)
def test_objectives(student, seed):
    """Notes the objective with its entropy at the start and after each round; it never rises."""
    calls = [(CREEP, CREEP[:3], beta, rounds) for beta, rounds in ((0.05, 6), (1.0, 3), (9.0, 0))]
    calls += [(LINE, LINE[:2], 5.0, 40), (LINE, np.array([[0.0], [4.0]]), 300.0, 1)]
    calls += drawn(seed("rows"))
    cases = [
        ((PAIR, PAIR, LOG3, 0), (None, None, [-2 * np.log(4 / 3) / LOG3])),
        ((PAIR, PAIR, 1e3, 0), (None, None, [0.0])),
    ]
    cases += [(call, soft_path(*call)) for call in calls]
    equal = LINE[[0, 0, 0, 2]], LINE[:2], 0.05, 2
    cases.append(Case(equal, soft_path(*equal), label="equal rows"))
    huge = 1e9 * LINE, 1e9 * LINE[:2], 5e-20, 2
    cases.append(Case(huge, soft_path(*huge), label="unit 1e9, beta = 5e-20"))
    for offset in (1e8, -3e8):
        far = LINE + offset, LINE[:2] + offset, 0.05, 0
        expected = soft_path(LINE, LINE[:2], 0.05, 0)
        cases.append(Case(far, expected, label=f"rows near {offset:g}, no rounds"))
    assert_cases(student.soft_kmeans, cases, compare=assert_soft_objectives)
    falling = [(CREEP, CREEP[:3], 0.3, 15), *drawn(seed("rows"), rounds=(9, 9, 9))]

    def falls(got, *call):
        assert_never_rises(as_tuple(got, 3)[2], length=call[3] + 1, what="the objectives")

    assert_law(student.soft_kmeans, falling, falls)


@pytest.mark.points(1)
def test_centres_without_weight(student):
    """Leaves a centre where it is if its shares sum to less than 1e-12, and moves it otherwise."""
    one = np.array([[0.0]])
    calls = {
        "a centre at 1000": (LINE, np.array([[1.0], [1000.0]]), 1.0, 2),
        "a first centre at -1e6": (LINE, np.array([[-1e6], [1.0], [9.0]]), 0.5, 2),
        "shares that sum to 1e-20": (one, np.array([[0.5], [np.sqrt(46.25)]]), 1.0, 1),
        "shares that sum to 1e-15": (one, np.array([[0.5], [np.sqrt(34.75)]]), 1.0, 1),
        "shares that sum to 1e-13": (one, np.array([[0.5], [np.sqrt(30.2)]]), 1.0, 1),
        "shares that sum to 1e-9": (one, np.array([[0.5], [np.sqrt(21.0)]]), 1.0, 1),
        "shares that sum to 1e-11": (one, np.array([[0.5], [np.sqrt(25.5)]]), 1.0, 1),
        "four shares that sum to 2e-12": (
            np.zeros((4, 1)), np.array([[0.5], [np.sqrt(28.5741)]]), 1.0, 1),
        "four shares that sum to 5e-13": (
            np.zeros((4, 1)), np.array([[0.5], [np.sqrt(29.96)]]), 1.0, 1),
        "two far centres": (LINE, np.array([[5.0], [4e3], [-7e3]]), 2.0, 3),
    }  # fmt: skip
    cases = [Case(call, soft_path(*call), label=label) for label, call in calls.items()]
    assert_cases(student.soft_kmeans, cases, compare=assert_soft_centers)


@pytest.mark.points(1)
def test_wrong_stiffness(student):
    """Raises ValueError if beta is 0 or below, and only then."""
    fails = {f"beta = {beta}": (LINE, LINE[:2], beta, 2) for beta in (0.0, -1.0, 0, -1e-9)}
    fails["beta = -0.5, no rounds"] = (LINE, LINE[:2], -0.5, 0)
    works_on = [(LINE, LINE[:2], beta, 2) for beta in (1.0, 1e-3, 0.5, 1e-9)]
    assert_raises(student.soft_kmeans, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_huge_stiffness_and_integers(student, seed):
    """Does as k-means does for a huge beta, takes integers, and changes no argument."""
    cases = []
    for X, start in ((LINE, LINE[:2]), (CREEP, CREEP[:3])):
        for rounds in (1, 6):
            expected = lloyd(X, start, rounds)[0]
            cases.append(Case((X, start, 1e6, rounds), (expected,), label="beta = 1e6"))
            cases.append(Case((100 * X, 100 * start, 1e4, rounds), (100 * expected,), label="1e4"))
    for rounds in (1, 2):
        call = LINE, np.array([[0.0], [4.0]]), 1e6, rounds
        cases.append(Case(call, soft_path(*call), label="a row half-way, beta = 1e6"))
        call = 1e-3 * CREEP, 1e-3 * CREEP[:3], 3e5, rounds
        cases.append(Case(call, soft_path(*call), label="a small unit, beta = 3e5"))
    whole = (10 * CREEP + 90).astype(np.uint8)
    for start in (whole[:3], whole[:3].astype(float)):
        call = whole, start, 1e-2, 3
        cases.append(Case(call, soft_path(*call), label="rows of dtype uint8"))
    small = LINE.astype(int), LINE[:2].astype(int), 1, 3
    cases.append(Case(small, soft_path(*small), label="integers, beta too"))
    assert_cases(student.soft_kmeans, cases, compare=assert_soft_centers)
    whole = LINE.astype(int), LINE[:2].astype(int), 0.5
    for got in student.soft_kmeans.map([(*whole, 0), (*whole, 1), (LINE, *whole[1:], 0)]):
        kind = as_array(as_tuple(got, 3)[0], shape=(2, 1), what="the centres").dtype.kind
        require(kind == "f", "The centres are not floating point numbers.")
    assert_leaves_arguments(student.soft_kmeans, [(LINE, LINE[:2], 0.5, 3), drawn(seed("rows"))[0]])


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=-3, high=3),
    centers=strategies.matrices(2, 1, low=-3, high=3),
    beta=strategies.choices(1.0, 0.25),
    n_iter=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, X, centers, beta, n_iter):
    expected = reference.soft_kmeans(X, centers, beta, n_iter)
    assert_soft_run(student.soft_kmeans(X, centers, beta, n_iter), expected)
