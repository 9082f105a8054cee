"""Reference for mdp_q_learning/value_iteration."""

import numpy as np

from solutions.mdp_q_learning.q_from_v import q_from_v


def value_iteration(
    P: np.ndarray, R: np.ndarray, gamma: float, tol: float = 1e-10, max_iter: int = 100_000
) -> tuple[np.ndarray, int]:
    """Find the best values by sweeps over all states.

    Starts from zeros. Each sweep computes all new values from the old ones; the first
    sweep in which no value changes by more than `tol` is the last, and there are at
    most `max_iter`.

    Parameters
    ----------
    P : ndarray of shape (S, A, S)
        ``P[s, a, t]`` is the probability that action ``a`` leads from ``s`` to ``t``.
    R : ndarray of shape (S, A)
        Expected rewards.
    gamma : float
        The discount factor, from 0 to 1.
    tol : float, optional
        The change at which to stop, not negative.
    max_iter : int, optional
        The most sweeps, not negative.

    Returns
    -------
    V : ndarray of shape (S,)
        The values after the last sweep.
    sweeps : int
        How many sweeps were made.

    Notes
    -----
    Values are compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.
    In tests of the number of sweeps no change comes within a factor 1e-6 of `tol`.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 4.4.

    Examples
    --------
    >>> P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
    >>> R = np.array([[3.0, 2.0], [0.0, 0.0]])
    >>> V, sweeps = value_iteration(P, R, 0.5, tol=0.2)
    >>> V.tolist(), sweeps
    ([3.875, 0.0], 4)
    """
    V = np.zeros(len(R))
    for sweep in range(1, max_iter + 1):
        old, V = V, q_from_v(P, R, V, gamma).max(axis=1)
        if np.abs(V - old).max() <= tol:
            return V, sweep
    return V, max_iter
