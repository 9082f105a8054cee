# Solves for the values of the four states at once.
import numpy as np


def is_subgame_perfect(strategy, payoff, gamma):
    if gamma < 0 or gamma >= 1:
        raise ValueError("gamma")
    states = [(i, j) for i in (0, 1) for j in (0, 1)]
    after = {s: (strategy([s[0]], [s[1]]), strategy([s[1]], [s[0]])) for s in states}
    M = np.eye(4)
    for k, s in enumerate(states):
        M[k, states.index(after[s])] -= gamma
    # V[s]: value from the round on in which the moves are s.
    V = np.linalg.solve(M, (1 - gamma) * np.array([payoff[s] for s in states]))
    V = dict(zip(states, V))
    planned = [*after.values(), (strategy([], []), strategy([], []))]
    for i, j in planned:
        if V[1 - i, j][0] > V[i, j][0] + 1e-9 or V[i, 1 - j][1] > V[i, j][1] + 1e-9:
            return False
    return True
