"""takes worths within 1e-9 of the best for tied

Breaks: ties
"""


def epsilon_greedy(q_row, eps, rng):
    if rng.random() < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row >= np.max(q_row) - 1e-9))
