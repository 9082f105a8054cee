"""Reference for mdp_q_learning/evaluate_policy."""

import numpy as np

from solutions.mdp_q_learning.policy_model import policy_model


def evaluate_policy(P: np.ndarray, R: np.ndarray, policy: np.ndarray, gamma: float) -> np.ndarray:
    """Compute the values of a policy exactly, by solving linear equations.

    With ``gamma < 1`` solve ``(I - gamma P_pi) V = R_pi``. With ``gamma = 1`` states
    in which the policy stays for nothing (``P_pi[s, s] = 1`` and ``R_pi[s] = 0``) have
    the value 0, and the equations of the others are solved.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    policy : ndarray of int, shape (S,), or of float, shape (S, A)
        The action of each state, or the probabilities of its actions.
    gamma : float
        The discount factor, from 0 to 1.

    Returns
    -------
    ndarray of shape (S,)
        The expected discounted sum of rewards from each state.

    Raises
    ------
    LinAlgError
        If `gamma` is 1, and from some state none of those can be reached in which the
        policy stays for nothing.

    Notes
    -----
    Compared at a relative tolerance of 1e-8, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 4.1, equations 4.3 and 4.4.

    Examples
    --------
    >>> P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
    >>> R = np.array([[3.0, 2.0], [0.0, 0.0]])
    >>> evaluate_policy(P, R, np.array([1, 0]), 0.5).tolist()
    [4.0, 0.0]
    >>> evaluate_policy(P, R, np.array([0, 0]), 1.0).tolist()
    [3.0, 0.0]
    """
    P_pi, R_pi = policy_model(P, R, policy)
    V, going = np.zeros(len(R)), np.ones(len(R), dtype=bool)
    if gamma == 1:
        going = (np.diag(P_pi) < 1 - 1e-9) | (R_pi != 0)
        ends = ~going
        for _ in range(len(R)):
            ends = ends | (P_pi @ ends > 0)
        if not ends.all():
            raise np.linalg.LinAlgError("from some state the policy comes to no end")
    system = np.eye(going.sum()) - gamma * P_pi[np.ix_(going, going)]
    V[going] = np.linalg.solve(system, R_pi[going])
    return V
