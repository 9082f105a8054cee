"""takes worths within 1e-15 of the largest for equal

Breaks: ties
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int((q_row >= q_row.max() - 1e-15).argmax())
