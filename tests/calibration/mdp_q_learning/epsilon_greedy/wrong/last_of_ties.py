"""takes the last of the best actions

Breaks: ties
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return len(q_row) - 1 - int(np.argmax(q_row[::-1]))
