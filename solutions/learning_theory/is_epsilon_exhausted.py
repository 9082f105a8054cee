"""Reference for learning_theory/is_epsilon_exhausted."""

from collections.abc import Callable

import numpy as np

from solutions.learning_theory.true_error import true_error
from solutions.learning_theory.version_space import version_space


def is_epsilon_exhausted(
    hypotheses: dict[str, Callable[..., object]],
    samples: list[tuple[object, object]],
    c: Callable[..., object],
    points: list[object],
    probs: np.ndarray,
    eps: float,
) -> bool:
    """Tell whether every hypothesis that agrees with the samples has a true error of at most eps.

    Hypotheses that the samples exclude do not count, however wrong they are.

    Parameters
    ----------
    hypotheses : dict of {str: callable}
        Functions from a point to a label, by their names.
    samples : list of (point, label)
        What has been seen.
    c : callable
        The concept: the right label of a point.
    points : list
        All points that can occur.
    probs : ndarray of shape (len(points),)
        The probability of each point.
    eps : float
        The true error that is accepted.

    Returns
    -------
    bool
        Whether no true error in the version space is above ``eps + 1e-12``. True for an empty
        version space.

    Notes
    -----
    True errors are equal to `eps` up to rounding, or differ from it by 1e-6 or more.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 7.3.1.

    Examples
    --------
    >>> rules = {"rises": lambda x: x, "is 1": lambda x: 1}
    >>> points, probs = [0, 1], np.array([0.25, 0.75])
    >>> is_epsilon_exhausted(rules, [(1, 1)], rules["rises"], points, probs, 0.2)
    False
    >>> is_epsilon_exhausted(rules, [(0, 0)], rules["rises"], points, probs, 0.2)
    True
    """
    left = version_space(hypotheses, samples)
    return all(true_error(hypotheses[h], c, points, probs) <= eps + 1e-12 for h in left)
