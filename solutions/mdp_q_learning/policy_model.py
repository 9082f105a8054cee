"""Reference for mdp_q_learning/policy_model."""

import numpy as np


def policy_model(P: np.ndarray, R: np.ndarray, policy: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Compute where a policy leads from each state, and what it earns there.

    With the policy fixed nothing is left to decide: a chain of states.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    policy : ndarray of int, shape (S,), or of float, shape (S, A)
        The action of each state, or the probabilities of its actions.

    Returns
    -------
    P_pi : ndarray of shape (S, S)
        ``P_pi[s, t]`` is the probability that the policy leads from ``s`` to ``t``.
    R_pi : ndarray of shape (S,)
        The expected reward in each state.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-12.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 4.1, equation 4.4.

    Examples
    --------
    >>> P = np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]])
    >>> R = np.array([[1.0, 3.0], [0.0, 2.0]])
    >>> P_pi, R_pi = policy_model(P, R, np.array([0, 1]))
    >>> P_pi.tolist(), R_pi.tolist()
    ([[0.5, 0.5], [0.25, 0.75]], [1.0, 2.0])
    >>> P_pi, R_pi = policy_model(P, R, np.array([[0.5, 0.5], [0.0, 1.0]]))
    >>> P_pi.tolist(), R_pi.tolist()
    ([[0.25, 0.75], [0.25, 0.75]], [2.0, 2.0])
    """
    chances = np.eye(R.shape[1])[policy] if policy.ndim == 1 else policy.astype(float)
    return np.einsum("sa,sat->st", chances, P), np.sum(chances * R, axis=1)
