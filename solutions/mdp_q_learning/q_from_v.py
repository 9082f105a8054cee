"""Reference for mdp_q_learning/q_from_v."""

import numpy as np


def q_from_v(P: np.ndarray, R: np.ndarray, V: np.ndarray, gamma: float) -> np.ndarray:
    """Compute what each action is worth if states are worth `V` from then on.

    This is the right side of Bellman's equation, before the maximum.

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
    ndarray of shape (S, A)
        ``R[s, a]`` plus `gamma` times the expected value of the next state.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 4.2, equation 4.6.

    Examples
    --------
    >>> P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
    >>> R = np.array([[1.0, 3.0], [0.0, 2.0]])
    >>> q_from_v(P, R, np.array([4.0, 8.0]), 0.5).tolist()
    [[4.0, 7.0], [4.0, 5.5]]
    """
    return R + gamma * (P @ V)
