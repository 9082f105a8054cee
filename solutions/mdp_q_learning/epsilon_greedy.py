"""Reference for mdp_q_learning/epsilon_greedy."""

import numpy as np


def epsilon_greedy(q_row: np.ndarray, eps: float, rng: np.random.Generator) -> int:
    """Choose an action: any one at times, else the one that looks best.

    Draws ``u = rng.random()``. If ``u < eps``, the action is ``rng.integers(A)``; else
    it is the smallest of the best ones, and nothing more is drawn.

    Parameters
    ----------
    q_row : ndarray of shape (A,)
        What each action seems to be worth.
    eps : float
        The probability to explore, from 0 to 1.
    rng : Generator
        What numbers are drawn from.

    Returns
    -------
    int
        The action.

    Notes
    -----
    Compared exactly; ties in `q_row` are exact, and near ties are none.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 2.2.

    Examples
    --------
    >>> rng = np.random.default_rng(0)
    >>> [epsilon_greedy(np.array([1.0, 4.0, 2.0]), 0.5, rng) for _ in range(6)]
    [1, 0, 0, 1, 1, 1]
    """
    if rng.random() < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
