"""Reference for mdp_q_learning/finite_horizon_plan."""

import numpy as np

from solutions.mdp_q_learning.greedy_policy import greedy_policy
from solutions.mdp_q_learning.q_from_v import q_from_v


def finite_horizon_plan(
    P: np.ndarray, R: np.ndarray, gamma: float, horizon: int
) -> tuple[np.ndarray, np.ndarray]:
    """Plan for a world that ends after a given number of steps.

    The best action depends on the state and on how many steps are left.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    gamma : float
        The discount factor, from 0 to 1.
    horizon : int
        How many steps there are, H, not negative.

    Returns
    -------
    V : ndarray of shape (H + 1, S)
        ``V[h]`` holds the best values with ``h`` steps to go; ``V[0]`` is 0.
    policy : ndarray of int, shape (H, S)
        ``policy[h - 1]`` holds the actions to take with ``h`` steps to go, of equally
        good ones the smallest, as in ``greedy_policy``.

    Raises
    ------
    ValueError
        If `horizon` is negative.

    Notes
    -----
    Values are compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 4th edition,
       Pearson, 2021, section 17.1.2.

    Examples
    --------
    >>> P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
    >>> R = np.array([[3.0, 2.0], [0.0, 0.0]])
    >>> V, policy = finite_horizon_plan(P, R, 1.0, 2)
    >>> V.tolist(), policy.tolist()
    ([[0.0, 0.0], [3.0, 0.0], [5.0, 0.0]], [[0, 0], [1, 0]])
    """
    if horizon < 0:
        raise ValueError("the horizon must not be negative")
    V = np.zeros((horizon + 1, len(R)))
    policy = np.zeros((horizon, len(R)), dtype=int)
    for h in range(1, horizon + 1):
        V[h] = q_from_v(P, R, V[h - 1], gamma).max(axis=1)
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
    return V, policy
