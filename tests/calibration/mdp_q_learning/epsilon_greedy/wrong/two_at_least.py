"""draws among two actions where there is one

Breaks: one action
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.integers(max(len(q_row), 2)))
    return int(np.argmax(q_row))
