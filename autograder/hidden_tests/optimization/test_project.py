"""Hidden tests of optimization/project; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    assert_close,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)

KINDS = "l2", "box", "simplex", "l1"


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


def assert_nearest(student, reference, rng, kind, starts):
    starts = list(starts)
    answers = student.project.map([(w, kind, radius) for w, radius in starts])
    for (w, radius), answer in zip(starts, answers, strict=True):
        answer = as_array(answer, shape=w.shape)
        assert_close(answer, reference.project(w, kind, radius), atol=1e-9)
        # p is nearest if w - p and every way into the set, u - p, make no acute angle.
        angles = (points_of(rng, kind, radius, len(w)) - answer) @ (w - answer)
        message = "Some other point of the set is nearer."
        require(angles <= 1e-7 * (1 + radius) * (1 + np.abs(w).sum()), message)
    again = student.project.map(
        [(np.array(p), kind, radius) for p, (_, radius) in zip(answers, starts, strict=True)]
    )
    for answer, second in zip(answers, again, strict=True):
        assert_close(second, np.array(answer), atol=1e-9, what="the projection of the projection")


def random_starts(rng):
    for d in (1, 2, 5):
        for scale, radius in [(3.0, 1.0), (0.1, 1.0), (2.0, 2.5), (10.0, 0.3)]:
            yield scale * rng.normal(size=d), radius


def assert_points(student, kind, cases):
    calls = [(np.array(w, dtype=float), kind, radius) for w, radius, _ in cases]
    for answer, (*_, expected) in zip(student.project.map(calls), cases, strict=True):
        assert_close(answer, expected, atol=1e-9)


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
    """Finds the nearest point of the Euclidean ball and of the box."""
    assert_points(student, kind, by_hand)
    answer, nearest = student.project(np.array([3, -4]), kind, 0.5), [0.3, -0.4]
    if kind == "box":
        nearest = [0.5, -0.5]
    assert_close(answer, nearest, atol=1e-9, what="the nearest point to one of whole numbers")
    rng = np.random.default_rng(seed(kind))
    assert_nearest(student, reference, rng, kind, random_starts(rng))


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
        ([-5], 2.0, [2]),
        ([900, 100, -700], 1.0, [1, 0, 0]),
        (range(101), 6.0, [0] * 98 + [1, 2, 3]),  # 97 is what all lose
    ]
    assert_points(student, "simplex", by_hand)
    rng = np.random.default_rng(seed("simplex"))
    starts = list(random_starts(rng))
    below = [(-np.abs(w) - 1, radius) for w, radius in starts[::3]]
    assert_nearest(student, reference, rng, "simplex", starts + below)


@pytest.mark.points(1)
def test_l1_ball(student, reference, seed):
    """Finds the nearest point of the l1 ball, and keeps the signs."""
    by_hand = [
        ([3, -4], 1.0, [0, -1]),
        ([-2, 2], 1.0, [-0.5, 0.5]),
        ([0.7, -0.6], 1.0, [0.55, -0.45]),  # inside of the Euclidean ball
        ([0.2, -0.3], 1.0, [0.2, -0.3]),
        ([-4, 1, -3], 3.0, [-2, 0, -1]),
        ([-5], 2.0, [-2]),
    ]
    assert_points(student, "l1", by_hand)
    rng = np.random.default_rng(seed("l1"))
    assert_nearest(student, reference, rng, "l1", random_starts(rng))


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
            calls += [(w, kind, 2.0) for w in points_of(rng, kind, 2.0, d, count=4)]
    for answer, (w, *_) in zip(student.project.map(calls), calls, strict=True):
        assert_close(answer, w, atol=1e-9)
    outside = 1 + 1e-6
    for kind, w, nearest in [("l2", [0, outside], [0, 1]), ("l1", [-outside, 0], [-1, 0])]:
        assert_points(student, kind, [(w, 1.0, nearest)])


@pytest.mark.points(1)
def test_ties_and_zeros(student, reference):
    """Handles equal entries, zeros, and radius 0, which leaves nothing but zero."""
    points = [2.0, 2.0, 2.0], [1.0, 1.0, -1.0], [0.0, 0.0, 3.0], [-1.0, -1.0, 0.0]
    for kind in KINDS:
        cases = [(w, 0.0, np.zeros(3)) for w in points]
        cases += [(w, 1.0, reference.project(np.array(w), kind)) for w in points]
        assert_points(student, kind, [*cases, (np.zeros(2), 0.0, np.zeros(2))])
        for w in points[1], points[3]:
            assert_unchanged(student.project, np.array(w), kind, 0.5)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for a negative radius, whatever the set, and for an unknown set."""
    for kind in KINDS:
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.project(np.array([0.1, 0.2]), kind, -1.0)
    for kind in ("ball", "L2", "", "linf"):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.project(np.array([0.1, 0.2]), kind)
    assert_close(student.project(np.array([3.0, 0.5]), "box"), [1, 0.5], atol=1e-9)


@counterexample_search(
    w=strategies.vectors(size=(1, 3)),
    kind=strategies.choices(*KINDS),
    radius=strategies.choices(1.0, 2.0, 0.0),
)
def agrees_with_the_reference(student, reference, w, kind, radius):
    expected = reference.project(w, kind, radius)
    assert_close(student.project(w, kind, radius), expected, atol=1e-9)
