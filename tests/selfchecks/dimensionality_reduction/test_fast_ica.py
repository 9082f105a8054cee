"""Self-checks of fast_ica: two sources, what is white, no step, three microphones."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def two_sources():
    """A uniform and a Laplace source of 1,000 moments."""
    rng = np.random.default_rng(0)
    return np.column_stack([rng.uniform(-1, 1, 1000), rng.laplace(size=1000)])


ROOM = np.array([[2.0, 1.0], [1.0, 1.5]])


def strongest(S, true):
    return np.abs(np.corrcoef(np.asarray(S).T, true.T)[:2, 2:]).max(axis=0)


@pytest.mark.points(2)
def test_finds_the_sources(student):
    """Separates a uniform and a Laplace source, from two starts."""
    true = two_sources()
    assert_unchanged(student.fast_ica, true @ ROOM, 2, np.eye(2))
    for W0 in (np.eye(2), np.array([[1.0, 0.1], [1.0, -0.1]])):
        S, _ = student.fast_ica(true @ ROOM, 2, W0)
        assert_close(strongest(S, true), [1.0, 1.0], atol=0.02, what="best correlations")


@pytest.mark.points(2)
def test_white_and_orthonormal(student):
    """Returns white sources S and a W with orthonormal rows."""
    S, W = student.fast_ica(two_sources() @ ROOM, 2, np.eye(2))
    assert_close(np.asarray(S).T @ S / 1000, np.eye(2), atol=1e-8, what="S.T @ S / n")
    assert_close(np.asarray(W) @ np.asarray(W).T, np.eye(2), atol=1e-8, what="W @ W.T")


@pytest.mark.points(1)
def test_first_steps(student):
    """Returns decorrelate(W0) as W where no step is allowed, and takes the step of the recipe."""
    _, W = student.fast_ica(two_sources() @ ROOM, 2, np.array([[1.0, 1.0], [0.0, 1.0]]), 0)
    assert_close(W, np.array([[2.0, 1.0], [-1.0, 2.0]]) / np.sqrt(5), atol=1e-8, what="W")
    X = np.array([[4.0, 1.0], [0.0, -1.0], [-1.0, 3.0], [2.0, 2.0], [-3.0, 0.0], [-2.0, -5.0]])
    _, W = student.fast_ica(X, 2, np.eye(2), 1, 0.0)
    right = [[0.97407, 0.226247], [-0.226247, 0.97407]]
    assert_close(W, right, atol=2e-6, what="W after one step")
    S, W = student.fast_ica(X, 2, np.array([[1.0, 0.5], [-0.2, 1.0]]), 3, 0.0)
    assert_close(
        W, [[0.983329, 0.181835], [-0.181835, 0.983329]], atol=2e-6, what="W after three steps"
    )
    assert_close(
        np.asarray(S)[0], [1.337365, 1.067749], atol=2e-6, what="the first row of S, for the last W"
    )


@pytest.mark.points(2)
def test_three_microphones(student):
    """Finds two sources in three recordings."""
    true = two_sources()
    S, _ = student.fast_ica(true @ np.column_stack([ROOM, [1.0, -1.0]]), 2, np.eye(2))
    assert_close(strongest(S, true), [1.0, 1.0], atol=0.02, what="best correlations")
