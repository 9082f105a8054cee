"""Reference for mdp_q_learning/bellman_residual."""

import numpy as np

from solutions.mdp_q_learning.q_from_v import q_from_v


def bellman_residual(P: np.ndarray, R: np.ndarray, V: np.ndarray, gamma: float) -> float:
    """Measure how far values are from satisfying Bellman's equation.

    It is 0 for the best values, and for no others if ``gamma < 1``.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    V : ndarray of shape (S,)
        Values of the states.
    gamma : float
        The discount factor, from 0 to 1.

    Returns
    -------
    float
        The largest difference in size, over all states, between ``V[s]`` and the
        value of the best action in ``s``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 11.4.

    Examples
    --------
    >>> P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
    >>> R = np.array([[1.0, 3.0], [0.0, 2.0]])
    >>> bellman_residual(P, R, np.array([4.0, 8.0]), 0.5)
    3.0
    """
    return float(np.abs(q_from_v(P, R, V, gamma).max(axis=1) - V).max())
