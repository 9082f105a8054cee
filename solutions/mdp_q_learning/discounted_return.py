"""Reference for mdp_q_learning/discounted_return."""

import numpy as np


def discounted_return(rewards: np.ndarray, gamma: float) -> float:
    """Add up rewards, each discounted by how long it is waited for.

    The first reward counts in full, the next one `gamma` times, then `gamma` squared
    times.

    Parameters
    ----------
    rewards : ndarray of shape (T,)
        Rewards in the order in which they come, perhaps none.
    gamma : float
        The discount factor, from 0 to 1.

    Returns
    -------
    float
        The discounted sum, 0.0 without rewards.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 3.3, equation 3.8.

    Examples
    --------
    >>> discounted_return(np.array([4.0, 3.0, 8.0]), 0.5)
    7.5
    """
    total = 0.0
    for reward in rewards[::-1]:
        total = float(reward) + gamma * total
    return total
