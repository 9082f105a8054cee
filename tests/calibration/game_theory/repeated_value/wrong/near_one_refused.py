"""refuses factors that are close to 1

Breaks: factors close to 1
"""

from itertools import product


def repeated_value(a, b, payoff, gamma):
    if gamma < 0 or gamma >= 1 or np.isclose(gamma, 1):
        raise ValueError("gamma")
    pairs = list(product((0, 1), repeat=2))
    M, u = np.eye(4), np.zeros((4, 2))
    for k, (x, y) in enumerate(pairs):
        later = 2 * int(a([x], [y])) + int(b([y], [x]))
        M[k, later] -= gamma
        u[k] = payoff[x, y]
    V = (1 - gamma) * np.linalg.solve(M, u)
    return tuple(V[2 * int(a([], [])) + int(b([], []))])
