"""Reference for mdp_q_learning/expected_sarsa_update."""

import numpy as np


def expected_sarsa_update(
    Q: np.ndarray,
    s: int,
    a: int,
    r: float,
    s_next: int,
    done: bool,
    alpha: float,
    gamma: float,
    eps: float,
) -> np.ndarray:
    """Learn from one step what actions are worth to somebody who goes on exploring.

    As ``q_learning_update``, but with the mean of the next state's entries in place of
    the largest: the mean over the actions of ``epsilon_greedy``.

    Parameters
    ----------
    Q : ndarray of shape (S, A)
        What actions seem to be worth.
    s : int
        The state.
    a : int
        The action that was taken there.
    r : float
        The reward.
    s_next : int
        The next state.
    done : bool
        Whether the episode has ended.
    alpha : float
        The share of the way to go, from 0 to 1.
    gamma : float
        The discount factor, from 0 to 1.
    eps : float
        The probability to explore, from 0 to 1.

    Returns
    -------
    ndarray of shape (S, A)
        A new table of floats, which differs from `Q` in the entry ``[s, a]`` alone.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest number.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 6.6, equation 6.9.

    Examples
    --------
    >>> Q = np.array([[1.0, 2.0], [-4.0, -2.0]])
    >>> expected_sarsa_update(Q, 0, 1, 5.0, 1, False, 0.5, 0.5, 0.5).tolist()
    [[1.0, 2.875], [-4.0, -2.0]]
    """
    goal = r
    if not done:
        goal = r + gamma * (eps * Q[s_next].mean() + (1 - eps) * Q[s_next].max())
    new = Q.astype(float)
    new[s, a] += alpha * (goal - new[s, a])
    return new
