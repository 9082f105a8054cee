"""Reference for mdp_q_learning/q_learning."""

from collections.abc import Callable

import numpy as np

from solutions.mdp_q_learning.epsilon_greedy import epsilon_greedy
from solutions.mdp_q_learning.q_learning_update import q_learning_update


def q_learning(
    P: np.ndarray,
    R: np.ndarray,
    start: int,
    terminal: set[int],
    alpha: Callable[[int], float],
    gamma: float,
    eps: float,
    n_episodes: int,
    max_steps: int,
    rng: np.random.Generator,
) -> np.ndarray:
    """Learn what actions are worth from steps alone, without looking at `P`.

    Starts from zeros. An episode begins in `start`, and makes at most `max_steps` steps
    while the state is not terminal. Each step takes ``a = epsilon_greedy(Q[s], eps,
    rng)``, then ``s_next = int(rng.choice(S, p=P[s, a]))``, counts the pair (s, a), and
    learns by ``q_learning_update`` with the reward ``R[s, a]``.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    start : int
        The state in which every episode begins.
    terminal : set of int
        States that end an episode, perhaps none.
    alpha : callable
        ``alpha(n)`` is the step size for the n-th visit of a pair, n = 1, 2, ...,
        counted over all episodes.
    gamma : float
        The discount factor, from 0 to 1.
    eps : float
        The probability to explore, from 0 to 1.
    n_episodes : int
        How many episodes to play, perhaps none.
    max_steps : int
        The most steps of an episode, perhaps none.
    rng : Generator
        What numbers are drawn from.

    Returns
    -------
    ndarray of shape (S, A)
        The learnt table.

    Notes
    -----
    An update is ``done`` if the next state is terminal. Compared at a relative tolerance
    of 1e-9, and an absolute one of 1e-9, where choices cannot hang on rounding.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 6.5.

    Examples
    --------
    >>> P, R = np.array([[[0.0, 1.0]], [[0.0, 1.0]]]), np.array([[3.0], [0.0]])
    >>> rng = np.random.default_rng(0)
    >>> q_learning(P, R, 0, {1}, lambda n: 0.5, 1.0, 0.0, 2, 10, rng).tolist()
    [[2.25], [0.0]]
    """
    Q, visits = np.zeros(R.shape), np.zeros(R.shape, dtype=int)
    for _ in range(n_episodes):
        state = start
        for _ in range(max_steps):
            if state in terminal:
                break
            action = epsilon_greedy(Q[state], eps, rng)
            after = int(rng.choice(len(R), p=P[state, action]))
            visits[state, action] += 1
            size, done = alpha(int(visits[state, action])), after in terminal
            reward = R[state, action]
            Q = q_learning_update(Q, state, action, reward, after, done, size, gamma)
            state = after
    return Q
