"""Hidden tests of autoencoders/principal_angles; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import assert_takes_integers
from autograder.hidden_tests.autoencoders.principal_angles_oracle import (
    ANGLES,
    MIX,
    SETS,
    subspaces,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    counterexample_search,
    orthogonal_matrix,
    strategies,
)


@pytest.mark.points(1)
def test_known_angles(student, seed):
    """Finds the angles of lines, planes and larger subspaces, smallest first."""
    line, diagonal = np.array([[1.0], [0.0]]), np.array([[1.0], [1.0]]) / math.sqrt(2)
    cases = [((line, diagonal), [math.pi / 4]), ((line, -diagonal), [math.pi / 4])]
    cases.append(((line, np.array([[0.0], [1.0]])), [math.pi / 2]))
    cases.append(((np.eye(4)[:, :2], np.eye(4)[:, 2:]), [math.pi / 2] * 2))
    rng = np.random.default_rng(seed("known"))
    cases += [(subspaces(rng, angles), sorted(angles)) for angles in SETS]
    cases = [Case(call, np.array(right)) for call, right in cases]
    for angles in ([5e-6], [3e-5, 0.4]):
        cases.append(Case(subspaces(rng, angles), np.array(angles), label="tiny angles"))
    assert_cases(student.principal_angles, cases, **ANGLES)


@pytest.mark.points(1)
def test_other_bases(student, reference, seed):
    """Finds the same angles whatever the columns are that span the subspaces."""
    rng, cases = np.random.default_rng(seed("bases")), []
    line, longer = np.array([[1.0], [0.0]]), np.array([[3.0], [3.0]])
    cases = [((line, longer), [math.pi / 4]), ((7 * line, -longer), [math.pi / 4])]
    leaning = np.array([[1.0, 0.03], [0.0, 1.0], [0.0, 0.0]])  # nearly orthonormal
    cases.append(((leaning, np.eye(3)[:, :2]), [0.0, 0.0]))
    for angles in SETS:
        A, B = subspaces(rng, angles)
        mix = MIX[: len(angles), : len(angles)]
        lengths = 1e-8 ** np.arange(len(angles)).clip(0, 1)
        others = ((A, B @ mix), (1e-10 * A @ mix, 1e10 * B @ mix.T))
        others += ((A @ mix * lengths, B @ mix * lengths[::-1]),)
        for first, second in ((A @ mix, B), *others):
            cases.append(((first, second), sorted(angles)))
    assert_cases(
        student.principal_angles, [(call, np.array(right)) for call, right in cases], **ANGLES
    )
    calls = [
        (rng.normal(size=(d, k)), rng.normal(size=(d, k))) for d, k in ((5, 2), (7, 3), (4, 1))
    ]
    assert_agrees(student.principal_angles, reference.principal_angles, calls, **ANGLES)


@pytest.mark.points(1)
def test_one_subspace(student, seed):
    """Finds no angle and no nan between two bases of one subspace; takes integers."""
    rng, cases = np.random.default_rng(seed("same")), []
    for d, k in ((2, 1), (4, 2), (5, 3), (3, 3)):
        for _ in range(5):
            A = orthogonal_matrix(rng, d)[:, :k]
            cases += [Case((A, A), np.zeros(k), label="one matrix twice")]
            cases += [Case((A, A @ MIX[:k, :k]), np.zeros(k), label="one subspace twice")]
    walls = (
        np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]),
        np.array([[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]]),
    )
    cases.append((walls, np.array([0.0, math.pi / 2])))
    assert_cases(student.principal_angles, cases, **ANGLES)
    # The spans of the first two columns are one plane.
    A = np.array([[50.0, 7.0, 0.0], [60.0, 3.0, 0.0], [5.0, 90.0, 0.0], [0.0, 0.0, 50.0]])
    B = np.column_stack([A[:, 0] + A[:, 1], A[:, 1] - A[:, 0], [100.0, -90.0, 0.0, 50.0]])
    assert_takes_integers(
        student.principal_angles, (A, B), [0, 1], walls, ("int64", "int8"), **ANGLES
    )
    call = np.array([[200.0], [120.0]]), np.array([[90.0], [170.0]])
    far = 2.0**33 * np.array([[1.0], [1.0]])  # the squares are above 2**63
    large = [(far, far * [[1.0], [0.0]])]
    assert_takes_integers(
        student.principal_angles, call, [0, 1], walls, ("uint8",), large, **ANGLES
    )


@counterexample_search(
    a=strategies.vectors(3, low=-3, high=3), b=strategies.vectors(3, low=-3, high=3),
    k=strategies.choices(1, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, a, b, k):
    A, B = (np.column_stack([v + np.array([0, 0, 9.0]), [1.0, 5.0, 0.0]])[:, :k] for v in (a, b))
    assert_close(student.principal_angles(A, B), reference.principal_angles(A, B), atol=1e-6)
