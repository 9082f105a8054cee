"""Reference for learning_theory/true_error."""

from collections.abc import Callable

import numpy as np


def true_error(
    h: Callable[..., object], c: Callable[..., object], points: list[object], probs: np.ndarray
) -> float:
    """Compute the probability that a hypothesis is wrong about a new point.

    Each point counts with its probability, however often it was seen.

    Parameters
    ----------
    h : callable
        The hypothesis, from a point to a label.
    c : callable
        The concept: the right label of a point.
    points : list
        All points that can occur.
    probs : ndarray of shape (len(points),)
        The probability of each point, zeros included.

    Returns
    -------
    float
        The sum of the probabilities of the points at which `h` and `c` differ.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 7.2.

    Examples
    --------
    >>> always = lambda x: 1
    >>> true_error(always, lambda x: x, [0, 1], np.array([0.25, 0.75]))
    0.25
    """
    wrong = [h(point) != c(point) for point in points]
    return float(sum(p for p, is_wrong in zip(probs, wrong, strict=True) if is_wrong))
