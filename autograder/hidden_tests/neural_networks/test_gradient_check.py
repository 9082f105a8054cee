"""Hidden tests of neural_networks/gradient_check; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import exact
from autograder.testing import (
    Case,
    Spy,
    as_number,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

SETTINGS = {"rtol": 1e-6, "read": as_number}


@pytest.mark.points(1)
def test_right_gradients(student, seed, open_function):
    """Finds less than 1e-6 wrong with a right gradient, of integers and of zeros as well."""
    rng = np.random.default_rng(seed("points"))
    calls = []
    for m in (1, 3, 12):
        theta = rng.uniform(0.5, 2, size=m) * rng.choice([-1, 1], size=m)
        calls.append((open_function("exponential", 2.0), theta, 2 * np.exp(theta)))
        calls.append((open_function("polynomial", 3.0, 2), theta, 6 * theta))
        A = rng.normal(size=(m, m)) + 5 * np.eye(m)
        calls.append((open_function("crossed", A + A.T), theta, (A + A.T) @ theta))
    calls.append((open_function("polynomial", 1.0, 3), np.array([1, -2, 4]), np.array([3, 12, 48])))
    low = np.array([0.01230005, -0.02])
    calls.append((open_function("polynomial", 3.0, 2), low, 6 * low))
    calls.append((open_function("constant", 7.0), np.array([1.0, 2.0]), np.zeros(2)))
    wrong = open_function("polynomial", 1.0, 2), np.array([3.0]), np.array([-6.0])
    assert_varies(student.gradient_check, [calls[0], wrong])
    small = "A right gradient is not found right."
    assert_law(
        student.gradient_check, calls, lambda got, *_: require(0 <= as_number(got) < 1e-6, small)
    )


@pytest.mark.points(1)
def test_relative_errors(student, seed, open_function):
    """Gives the relative error of wrong gradients: wrong signs, zeros, integers, in any units."""
    squares, cases = open_function("polynomial", 1.0, 2), []
    theta = np.array([3.0, -2.0])
    claims = ([4.0, -4.0], [6.0, 4.0], [0.0, -4.0], [12.0, -4.0], [6.0, -20.0])
    cases += [((squares, theta, np.array(a)), exact(a, [6.0, -4.0])) for a in claims]
    rng = np.random.default_rng(seed("factors"))
    for unit in (1e-4, 1.0, 1e6):
        slopes = unit * np.array([2.0, -3.0, 5.0])
        line = open_function("polynomial", slopes, 1)
        claims = slopes * rng.uniform(0.2, 0.8, size=3)
        cases.append(Case((line, np.ones(3), claims), exact(claims, slopes), label="scaled slopes"))
    tiny = open_function("polynomial", np.array([1e-7, 3e-7]), 1)
    halves = np.array([5e-8, 3e-7])
    cases.append(Case((tiny, np.zeros(2), halves), 1 / 3, label="tiny slopes"))
    flat = open_function("constant", 2.0)
    cases.append(Case((flat, np.ones(2), np.array([0.0, 3e-9])), 0.3, label="a tiny wrong slope"))
    cases.append(Case((flat, np.ones(2), np.array([0.0, 8e-9])), 0.8, label="a tiny wrong slope"))
    cases.append(Case((flat, np.ones(2), np.array([0.5, 0.0])), 1.0, label="a flat function"))
    small = np.array([1, 2], dtype="uint8"), np.array([-128, -64], dtype="int8")
    down = open_function("polynomial", np.full(2, -64.0), 1)
    cases.append(Case((down, *small), 1 / 3, label="integers of 8 bits"))
    assert_cases(student.gradient_check, cases, **SETTINGS)


@pytest.mark.points(1)
def test_one_wrong_coordinate(student, seed, open_function):
    """Finds a single wrong coordinate, wherever it stands: the largest error decides."""
    theta, cases = np.random.default_rng(seed("point")).uniform(1, 2, size=15), []
    f = open_function("polynomial", 1.0, 2)
    for place in (0, 7, 10, 14):
        claim = 2 * theta
        claim[place] *= 3
        cases.append(((f, theta, claim), 0.5))
    claim = 2 * theta * np.linspace(1, 4, 15)
    cases += [((f, theta, claim), 0.6), ((f, theta, claim[::-1] * theta / theta[::-1]), 0.6)]
    assert_cases(student.gradient_check, cases, **SETTINGS)
    assert_leaves_arguments(student.gradient_check, [(f, theta, claim), (f, theta / 3, claim)])


@pytest.mark.points(1)
def test_large_steps(student, open_function):
    """Takes differences to both sides, with steps of the size h: their error is known exactly."""
    cubes, cases = open_function("polynomial", 1.0, 3), []
    for theta, h in ((2.0, 0.1), (-1.0, 0.5), (3.0, 1.0), (0.5, 0.25), (256.0, 1.0)):
        right = 3 * theta**2
        expected = exact([right], [right + h**2])
        cases.append(((cubes, np.array([theta]), np.array([right]), h), expected))
    mixed = np.array([1.0, -2.0, 0.5]), np.array([3.0, 12.0, 0.75])
    cases.append(((cubes, *mixed, 0.5), exact(mixed[1], mixed[1] + 0.25)))
    whole = Case(
        (cubes, np.array([2, 1]), np.array([12.0, 3.0]), 0.5), 0.25 / 6.25, label="integers"
    )
    steps = open_function("integer_sum")
    even = Case((steps, np.array([0.5, 2.5]), np.ones(2), 1.0), 0.0, label="steps of 1", atol=1e-9)
    assert_cases(student.gradient_check, [*cases, whole, even], **SETTINGS)


@pytest.mark.points(1)
def test_draws_coordinates(student, reference, seed, open_function):
    """Checks the coordinates of one draw by rng.choice, all of them if there are few."""
    f, theta, cases = open_function("polynomial", 1.0, 2), np.ones(8), []
    slopes = np.full(8, 2.0)
    for name in ("a", "b", "c"):
        for count in (1, 3):
            start = np.random.default_rng(seed(name))
            drawn = np.random.default_rng(seed(name)).choice(8, size=count, replace=False)
            claim = 2 * np.linspace(2, 5, 8)
            expected = exact(claim[drawn], slopes[drawn])
            cases.append(((f, theta, claim, 1e-5, count, start), expected))
    for count in (8, 50):
        claim = slopes.copy()
        claim[count % 5] = 6.0
        cases.append(((f, theta, claim, 1e-5, count, np.random.default_rng(1)), 0.5))
    claim = np.linspace(3, 5, 20)
    for start, count in ((4, 10), (5, 3), (6, 3), (7, 2), (8, 2), (9, 1)):
        drawn = np.random.default_rng(start).choice(20, size=count, replace=False)
        expected = exact(claim[drawn], np.full(count, 2.0))
        cases.append(((f, np.ones(20), claim, 1e-5, count, np.random.default_rng(start)), expected))
    cases.append(((f, theta, claim[:8], 1e-5, 3), exact(claim[:8], slopes)))
    assert_cases(student.gradient_check, cases, **SETTINGS)
    calls = [(f, theta, slopes, 1e-5, count, np.random.default_rng(2)) for count in (3, 8, 50)]
    assert_draws(student.gradient_check, reference.gradient_check, calls)


@pytest.mark.points(1)
def test_one_coordinate_at_a_time(student):
    """Shows f two points for each coordinate, theta with this coordinate moved to either side."""
    for theta in (np.array([0.1, 0.7, -1.3]), np.array([1 / 3, 1e3])):
        f = Spy(lambda t: float(np.sum(np.square(t))))
        got = as_number(student.gradient_check(f, theta, 4 * theta, 0.01))
        assert_close(got, 1 / 3, rtol=1e-6)
        seen = [np.asarray(point, dtype=float) for (point,) in f.calls]
        require(all(point.shape == theta.shape for point in seen), "f is given another shape.")
        moved = [np.flatnonzero(point != theta) for point in seen]
        require(
            all(len(places) <= 1 for places in moved),
            "Only one coordinate may differ from theta at a time.",
        )
        places = {
            (int(m[0]), bool(p[m[0]] > theta[m[0]]))
            for m, p in zip(moved, seen, strict=True)
            if len(m)
        }
        require(len(places) == 2 * len(theta), "Some coordinate is not moved to both sides.")


@counterexample_search(
    theta=strategies.vectors((1, 3), low=-3, high=3),
    claim=strategies.vectors((3, 3), low=-6, high=6),
    h=strategies.choices(1e-5, 0.5),
)
def agrees_with_the_reference(student, reference, open_function, theta, claim, h):
    call = open_function("polynomial", 1.0, 3), theta, claim[: len(theta)], h
    assert_close(
        student.gradient_check(*call), reference.gradient_check(*call), rtol=1e-5, atol=1e-6
    )
