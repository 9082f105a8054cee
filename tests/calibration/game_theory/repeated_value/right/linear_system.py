# Solves V = (1 - g) u + g V' for the four pairs of last moves.
import numpy as np


def repeated_value(a, b, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")
    pairs = [(0, 0), (0, 1), (1, 0), (1, 1)]
    M = np.eye(4)
    for k, (i, j) in enumerate(pairs):
        M[k, pairs.index((a([i], [j]), b([j], [i])))] -= gamma
    U = np.array([payoff[i, j] for i, j in pairs], dtype=float)
    V = np.linalg.solve(M, (1 - gamma) * U)
    first = V[pairs.index((a([], []), b([], [])))]
    return first[0], first[1]
