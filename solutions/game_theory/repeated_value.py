"""Reference for game_theory/repeated_value."""

from collections.abc import Callable

import numpy as np


def repeated_value(
    a: Callable, b: Callable, payoff: np.ndarray, gamma: float
) -> tuple[float, float]:
    """Compute what two strategies earn if they play each other for ever.

    A payoff t rounds from now counts ``(1 - gamma) * gamma**t``; these weights add up to 1.

    Parameters
    ----------
    a : callable
        ``a(own, opp)`` returns the next move, 0 or 1. It depends on nothing but the last moves
        of both, and is always the same where there are none.
    b : callable
        The other strategy, likewise.
    payoff : ndarray of shape (2, 2, 2)
        ``payoff[i, j]`` holds what `a` and what `b` get where `a` moves i and `b` moves j.
    gamma : float
        The discount factor.

    Returns
    -------
    (float, float)
        The weighted sums of the payoffs of `a` and of `b`, over infinitely many rounds.

    Raises
    ------
    ValueError
        If `gamma` is below 0, or 1 or above.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 8.3.

    Examples
    --------
    >>> payoff = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
    >>> copycat = lambda own, opp: opp[-1] if opp else 0
    >>> repeated_value(copycat, lambda own, opp: 1, payoff, 0.5)
    (0.5, 3.0)
    """
    if not 0 <= gamma < 1:
        raise ValueError("gamma is not in [0, 1)")
    own: list[int] = []
    opp: list[int] = []
    while True:
        i, j = a(own.copy(), opp.copy()), b(opp.copy(), own.copy())
        pairs = list(zip(own, opp, strict=True))
        if (i, j) in pairs:
            break
        own.append(i)
        opp.append(j)
    gains = np.array([payoff[pair] for pair in pairs])
    start = pairs.index((i, j))
    weights = (1 - gamma) * gamma ** np.arange(len(pairs), dtype=float)
    weights[start:] /= 1 - gamma ** (len(pairs) - start)
    total = weights @ gains
    return float(total[0]), float(total[1])
