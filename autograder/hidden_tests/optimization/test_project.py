"""Hidden tests of optimization/project; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_idempotent,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

KINDS = "l2", "box", "simplex", "l1"
STARTS = [
    (d, scale, radius)
    for d in (1, 2, 5)
    for scale, radius in [(3.0, 1.0), (0.1, 1.0), (2.0, 2.5), (10.0, 0.3)]
]


def points_of(rng, kind, radius, d, count=25):
    """Draw points of a set, those at its corners included."""
    free = rng.normal(size=(count, d))
    if kind == "l2":
        return radius * free / np.maximum(1, np.linalg.norm(free, axis=1, keepdims=True))
    if kind == "box":
        return radius * np.clip(2 * free, -1, 1)
    shares = rng.dirichlet(np.full(d, 0.5), size=count)
    shares[:d] = np.eye(d)
    signs = rng.choice([-1, 1], size=(count, d)) if kind == "l1" else 1
    return radius * shares * signs


def assert_nearest(student, reference, rng, calls):
    """Assert that no point of the set is nearer, and that a second projection changes nothing."""
    answers = assert_agrees(student.project, reference.project, calls, atol=1e-9)
    for (w, kind, radius), p in zip(calls, map(np.asarray, answers), strict=True):
        # p is nearest if w - p and every way into the set, u - p, make no acute angle.
        angles = (points_of(rng, kind, radius, len(w)) - p) @ (w - p)
        message = "Some other point of the set is nearer."
        require(angles <= 1e-7 * (1 + radius) * (1 + np.abs(w).sum()), message)
    again = "the projection of the projection"
    assert_idempotent(student.project, calls, atol=1e-9, what=again)


@pytest.mark.points(1)
@pytest.mark.parametrize(
    ("kind", "by_hand"),
    [
        (
            "l2",
            [
                ([3, 4], 2.0, [1.2, 1.6]),
                ([-0.3, 0.4], 1.0, [-0.3, 0.4]),
                ([0, -9], 3.0, [0, -3]),
                # 1.5 and 0.5 long: the squares of both are on the other side of the radius.
                ([0.9, -1.2], 2.0, [0.9, -1.2]),
                ([0.3, 0.4], 0.4, [0.24, 0.32]),
            ],
        ),
        ("box", [([3, -0.5], 2.0, [2, -0.5]), ([-7, 0.1], 0.5, [-0.5, 0.1])]),
    ],
    ids=["l2", "box"],
)
def test_ball_and_box(student, reference, seed, kind, by_hand):
    """Finds the nearest point of the Euclidean ball or the box, also from integers."""
    cases = [((np.array(w, dtype=float), kind, r), nearest) for w, r, nearest in by_hand]
    nearest = [0.5, -0.5] if kind == "box" else [0.3, -0.4]
    cases.append(Case((np.array([3, -4]), kind, 0.5), nearest, label="a point of integers"))
    assert_cases(student.project, cases, atol=1e-9)
    rng = np.random.default_rng(seed(kind))
    calls = [(scale * rng.normal(size=d), kind, radius) for d, scale, radius in STARTS]
    assert_nearest(student, reference, rng, calls)


@pytest.mark.points(1)
def test_simplex(student, reference, seed):
    """Finds the nearest point of the simplex, also from points that are negative all over."""
    by_hand = [
        ([2, 0], 1.0, [1, 0]),
        ([0.5, 0.1], 1.0, [0.7, 0.3]),
        ([-1, -2, -5], 1.0, [1, 0, 0]),
        ([-3, -3], 2.0, [1, 1]),
        ([4, 1, 3], 3.0, [2, 0, 1]),
        ([0, 0, 0], 1.5, [0.5, 0.5, 0.5]),
        ([5], 2.0, [2]),
        ([0, 2, 0.5, 2], 4.5, [0, 2, 0.5, 2]),
        ([0, 3, 0, -4], 5.0, [2 / 3, 11 / 3, 2 / 3, 0]),
        ([-5], 2.0, [2]),
        ([900, 100, -700], 1.0, [1, 0, 0]),
        (range(101), 6.0, [0] * 98 + [1, 2, 3]),  # 97 is what all lose
    ]
    cases = [((np.array(w, dtype=float), "simplex", r), nearest) for w, r, nearest in by_hand]
    assert_cases(student.project, cases, atol=1e-9)
    rng = np.random.default_rng(seed("simplex"))
    calls = [(scale * rng.normal(size=d), "simplex", radius) for d, scale, radius in STARTS]
    calls += [(-np.abs(w) - 1, kind, radius) for w, kind, radius in calls[::3]]
    assert_nearest(student, reference, rng, calls)


@pytest.mark.points(1)
def test_l1_ball(student, reference, seed):
    """Finds the nearest point of the l1 ball, keeps the signs, and takes integers."""
    by_hand = [
        ([3, -4], 1.0, [0, -1]),
        ([-2, 2], 1.0, [-0.5, 0.5]),
        ([0.7, -0.6], 1.0, [0.55, -0.45]),  # inside of the Euclidean ball
        ([0.2, -0.3], 1.0, [0.2, -0.3]),
        ([-1.2, 0.9], 3.0, [-1.2, 0.9]),
        ([-4, 1, -3], 3.0, [-2, 0, -1]),
        ([-5], 2.0, [-2]),
    ]
    cases = [((np.array(w, dtype=float), "l1", r), nearest) for w, r, nearest in by_hand]
    assert_cases(student.project, cases, atol=1e-9)
    whole = [(np.array([3.0, -4.0, 2.0]), kind, 2.0) for kind in ("l1", "simplex")]
    assert_accepts(student.project, whole, integers=[0, 2], atol=1e-9)
    rng = np.random.default_rng(seed("l1"))
    calls = [(scale * rng.normal(size=d), "l1", radius) for d, scale, radius in STARTS]
    assert_nearest(student, reference, rng, calls)


@pytest.mark.points(1)
def test_points_of_the_set_stay(student, seed):
    """Leaves points of the set where they are, those on its border included."""
    rng = np.random.default_rng(seed("inside"))
    calls = [
        (np.array([0.25, 0.75]), "simplex"),
        (np.array([0.2, -0.2, 0.1]), "l1"),
        (np.array([0.2, -0.2, 0.1]), "l2"),
        (np.array([-1.2, 0.9]), "l2", 2.0),  # longer than 1, and its square is more than 2
    ]
    for kind in KINDS:
        for d in (1, 2, 4):
            calls += [(w, kind, 1.0) for w in points_of(rng, kind, 1.0, d, count=4)]
    cases = [(call, call[0]) for call in calls]
    outside = 1 + 5e-9
    cases.append(((np.array([0.0, outside]), "l2", 1.0), [0, 1]))
    cases.append(((np.array([-outside, 0.0]), "l1", 1.0), [-1, 0]))
    cases.append(((np.array([0.0, 1 + 1e-6]), "simplex", 1.0), [0, 1]))
    assert_cases(student.project, cases, atol=1e-9)


@pytest.mark.points(1)
def test_ties_and_zeros(student, reference):
    """Handles equal entries, zeros, and radius 0, which leaves nothing but zero."""
    points = np.array([[2.0, 2, 2], [1, 1, -1], [0, 0, 3], [-1, -1, 0]])
    calls = [(w, kind, 1.0) for kind in KINDS for w in points]
    cases = [((w, kind, 0.0), np.zeros(3)) for kind in KINDS for w in points]
    cases += [((np.zeros(2), kind, 0.0), np.zeros(2)) for kind in KINDS]
    assert_cases(student.project, [*cases, *answered_by(reference.project, calls)], atol=1e-9)
    calls = [(w, kind, r) for kind in KINDS for w in points[[1, 3]] for r in (0.5, 9.0)]
    assert_leaves_arguments(student.project, calls)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a negative radius, whatever the set, and for an unknown set."""
    w = np.array([0.1, 0.2])
    calls = {f"a negative radius of {kind}": (w, kind, -1.0) for kind in KINDS}
    unknown = {
        "another kind": "ball",
        "a kind in capitals": "L2",
        "an empty kind": "",
        "the name of another norm": "linf",
    }
    calls |= {name: (w, kind) for name, kind in unknown.items()}
    calls["another kind, of radius 0"] = w, "ball", 0.0
    assert_raises(student.project, ValueError, calls, works_on=[(w, "box")])
    assert_close(student.project(np.array([3.0, 0.5]), "box"), [1, 0.5], atol=1e-9)


@counterexample_search(
    w=strategies.vectors(size=(1, 3)),
    kind=strategies.choices(*KINDS),
    radius=strategies.choices(1.0, 2.0, 0.0),
)
def agrees_with_the_reference(student, reference, w, kind, radius):
    expected = reference.project(w, kind, radius)
    assert_close(student.project(w, kind, radius), expected, atol=1e-9)
