"""returns the best action as a float

Breaks: $\\varepsilon = 0$ and $\\varepsilon = 1$
"""


def epsilon_greedy(q_row, eps, rng):
    if rng.random() < eps:
        return int(rng.integers(len(q_row)))
    return float(np.argmax(q_row))
