"""Reference for mdp_q_learning/greedy_policy."""

import numpy as np

from solutions.mdp_q_learning.q_from_v import q_from_v


def greedy_policy(P: np.ndarray, R: np.ndarray, V: np.ndarray, gamma: float) -> np.ndarray:
    """Choose the best action in every state, if states are worth `V` afterwards.

    Looks one step ahead, by ``q_from_v``.

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
    ndarray of int, shape (S,)
        The smallest of the actions whose worth is within 1e-9 of the best.

    Notes
    -----
    In tests actions differ by less than 1e-12 or by more than 1e-7.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 4.2, equation 4.9.

    Examples
    --------
    >>> P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
    >>> R = np.array([[1.0, 3.0], [0.0, 2.0]])
    >>> greedy_policy(P, R, np.array([4.0, 8.0]), 0.5).tolist()
    [1, 1]
    """
    Q = q_from_v(P, R, V, gamma)
    return np.argmax(Q.max(axis=1, keepdims=True) - 1e-9 <= Q, axis=1)
