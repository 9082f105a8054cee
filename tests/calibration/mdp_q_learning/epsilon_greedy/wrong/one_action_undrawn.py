"""draws nothing if there is one action

Breaks: one action
"""


def epsilon_greedy(q_row, eps, rng):
    if len(q_row) == 1:
        return 0
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
