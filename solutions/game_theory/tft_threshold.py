"""Reference for game_theory/tft_threshold."""

import numpy as np


def tft_threshold(payoff: np.ndarray) -> float:
    """Compute from which discount factor on nobody gains by leaving tit for tat.

    Two deviations are enough: to defect always, and to take turns.

    Parameters
    ----------
    payoff : ndarray of shape (2, 2, 2)
        A symmetric prisoner's dilemma: R, S, T, P are ``payoff[0, 0, 0]``, ``payoff[0, 1, 0]``,
        ``payoff[1, 0, 0]`` and ``payoff[1, 1, 0]``.

    Returns
    -------
    float
        The smallest discount factor for which tit for tat against itself is an equilibrium; it
        never is if this is 1 or more.

    Raises
    ------
    ValueError
        Unless T > R > P > S.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Axelrod, "The Evolution of Cooperation", Basic Books 1984, appendix B,
       proposition 2.

    Examples
    --------
    >>> years = np.array([[[-1.0, -1.0], [-9.0, 0.0]], [[0.0, -9.0], [-6.0, -6.0]]])
    >>> round(tft_threshold(years), 3)
    0.167
    """
    (R, S), (T, P) = payoff[:, :, 0].tolist()
    if not T > R > P > S:
        raise ValueError("not a prisoner's dilemma")
    return float(max((T - R) / (T - P), (T - R) / (R - S)))
