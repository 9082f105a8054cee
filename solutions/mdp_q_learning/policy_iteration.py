"""Reference for mdp_q_learning/policy_iteration."""

import numpy as np

from solutions.mdp_q_learning.evaluate_policy import evaluate_policy
from solutions.mdp_q_learning.greedy_policy import greedy_policy
from solutions.mdp_q_learning.q_from_v import q_from_v


def policy_iteration(
    P: np.ndarray, R: np.ndarray, gamma: float
) -> tuple[np.ndarray, np.ndarray, int]:
    """Find a best policy by judging and improving in turn.

    Starts with action 0 in every state. Each round evaluates the policy; then a state
    keeps its action, unless another is better by more than 1e-9: then it takes the
    best one, by the rule of ``greedy_policy``. The first round that changes nothing is
    the last.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    gamma : float
        The discount factor, from 0 to 1.

    Returns
    -------
    policy : ndarray of int, shape (S,)
        A best action for each state.
    V : ndarray of shape (S,)
        The values of this policy.
    rounds : int
        How many rounds were made, the last one included.

    Raises
    ------
    LinAlgError
        If ``evaluate_policy`` raises it for one of the policies.

    Notes
    -----
    Values are compared at a relative tolerance of 1e-8, and an absolute one of 1e-9;
    of a policy it is asked that its actions are best ones.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 4.3.

    Examples
    --------
    >>> P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
    >>> R = np.array([[3.0, 2.0], [0.0, 0.0]])
    >>> policy, V, rounds = policy_iteration(P, R, 0.5)
    >>> policy.tolist(), V.tolist(), rounds
    ([1, 0], [4.0, 0.0], 2)
    """
    policy, rounds = np.zeros(len(R), dtype=int), 0
    while True:
        V, rounds = evaluate_policy(P, R, policy, gamma), rounds + 1
        Q = q_from_v(P, R, V, gamma)
        good = Q[np.arange(len(R)), policy] >= Q.max(axis=1) - 1e-9
        if good.all():
            return policy, V, rounds
        policy = np.where(good, policy, greedy_policy(P, R, V, gamma))
