"""Reference for game_theory/nash_regret."""

import numpy as np


def nash_regret(A: np.ndarray, B: np.ndarray, p: np.ndarray, q: np.ndarray) -> tuple[float, float]:
    """Compute what each player could still gain by changing the strategy alone.

    Both are 0 if and only if the two mixes are an equilibrium.

    Parameters
    ----------
    A : ndarray of shape (m, n)
        Payoffs of the row player.
    B : ndarray of shape (m, n)
        Payoffs of the column player.
    p : ndarray of shape (m,)
        Probabilities of the rows.
    q : ndarray of shape (n,)
        Probabilities of the columns.

    Returns
    -------
    row_regret : float
        The best row's payoff against `q` minus that of `p`, never below 0.
    column_regret : float
        The best column's payoff against `p` minus that of `q`, never below 0.

    Raises
    ------
    ValueError
        If `p` or `q` has an entry below 0 or a sum that is not 1, by more than 1e-9.

    Notes
    -----
    Compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Nash, "Non-cooperative games", Annals of Mathematics 54, 1951.

    Examples
    --------
    >>> pennies = np.array([[1.0, -1.0], [-1.0, 1.0]])
    >>> nash_regret(pennies, -pennies, np.array([0.5, 0.5]), np.array([1.0, 0.0]))
    (1.0, 0.0)
    """
    for mix in (p, q):
        if mix.min() < -1e-9 or abs(mix.sum() - 1) > 1e-9:
            raise ValueError("not a distribution")
    gains, losses = A @ q, p @ B
    return max(0.0, float(gains.max() - p @ gains)), max(0.0, float(losses.max() - losses @ q))
