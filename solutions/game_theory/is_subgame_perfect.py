"""Reference for game_theory/is_subgame_perfect."""

from collections.abc import Callable

import numpy as np

from solutions.game_theory.repeated_value import repeated_value


def is_subgame_perfect(strategy: Callable, payoff: np.ndarray, gamma: float) -> bool:
    """Say whether a strategy, played by both, is an equilibrium after every history.

    By the one-shot deviation principle it is enough to look at players who leave the strategy for
    a single move and then follow it again: at the start, and after each of the four pairs of last
    moves.

    Parameters
    ----------
    strategy : callable
        ``strategy(own, opp)`` returns the next move, 0 or 1. It depends on nothing but the last
        moves of both, and is always the same where there are none.
    payoff : ndarray of shape (2, 2, 2)
        ``payoff[i, j]`` holds what the first and what the second player get.
    gamma : float
        The discount factor.

    Returns
    -------
    bool
        Whether no single deviation gains, in terms of the values of `repeated_value`, more than
        1e-9.

    Raises
    ------
    ValueError
        If `gamma` is below 0, or 1 or above.

    Notes
    -----
    Exact: where `gamma` is not a threshold, gains are 1e-6 or more.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 8.10.

    Examples
    --------
    >>> payoff = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
    >>> is_subgame_perfect(lambda own, opp: 1, payoff, 0.9)
    True
    >>> is_subgame_perfect(lambda own, opp: opp[-1] if opp else 0, payoff, 0.9)
    False
    """

    def after(moves: list[int], others: list[int]) -> Callable:  # numpydoc ignore=GL08
        # Return the strategy as it goes on after a history.
        return lambda own, opp: strategy(moves + own, others + opp)

    def values(first: list[int], second: list[int]) -> np.ndarray:  # numpydoc ignore=GL08
        # Return the values of both after a history.
        follow = after(first, second), after(second, first)
        return np.array(repeated_value(*follow, payoff, gamma))

    for first, second in [([], []), *(([i], [j]) for i in (0, 1) for j in (0, 1))]:
        moves = [strategy(first, second), strategy(second, first)]
        honest = values(first, second)
        for who in (0, 1):
            i, j = (1 - move if k == who else move for k, move in enumerate(moves))
            later = values([*first, i], [*second, j])
            if ((1 - gamma) * payoff[i, j] + gamma * later - honest)[who] > 1e-9:
                return False
    return True
