"""does not draw whether to explore with eps of one

Breaks: $\\varepsilon = 0$ and $\\varepsilon = 1$
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random() if eps < 1 else 0.0
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
