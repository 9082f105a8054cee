"""Reference for game_theory/play_ipd."""

from collections.abc import Callable

import numpy as np


def play_ipd(
    a: Callable, b: Callable, payoff: np.ndarray, n_rounds: int
) -> tuple[np.ndarray, np.ndarray]:
    """Let two strategies play each other.

    Both move at the same time, and know all moves of the rounds before.

    Parameters
    ----------
    a : callable
        ``a(own, opp)`` returns the next move, 0 or 1, given two lists of the moves so far:
        the player's own, and those of the other player.
    b : callable
        The other strategy, likewise.
    payoff : ndarray of shape (2, 2, 2)
        ``payoff[i, j]`` holds what `a` and what `b` get where `a` moves i and `b` moves j.
    n_rounds : int
        How many rounds are played, at least 0.

    Returns
    -------
    moves : ndarray of shape (n_rounds, 2)
        Integers: the moves of `a` and of `b`.
    totals : ndarray of shape (2,)
        The sum of payoffs of `a` and of `b`.

    Raises
    ------
    ValueError
        If a strategy returns something else than 0 or 1.

    Notes
    -----
    Each strategy is called once a round. Moves are exact; totals are compared at a relative
    tolerance of 1e-9.

    References
    ----------
    .. [1] Axelrod, "The Evolution of Cooperation", Basic Books 1984.

    Examples
    --------
    >>> payoff = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
    >>> copycat = lambda own, opp: opp[-1] if opp else 0
    >>> moves, totals = play_ipd(copycat, lambda own, opp: 1, payoff, 3)
    >>> moves.tolist(), totals.tolist()
    ([[0, 1], [1, 1], [1, 1]], [2.0, 7.0])
    """
    done_a: list[int] = []
    done_b: list[int] = []
    totals = np.zeros(2)
    for _ in range(n_rounds):
        i, j = a(done_a.copy(), done_b.copy()), b(done_b.copy(), done_a.copy())
        if i not in (0, 1) or j not in (0, 1):
            raise ValueError("a move is 0 or 1")
        done_a.append(int(i))
        done_b.append(int(j))
        totals += payoff[int(i), int(j)]
    return np.array([done_a, done_b], dtype=int).T, totals
