"""finds no best action below zero

Breaks: negative worths
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    best, found = 0, 0.0
    for a, q in enumerate(q_row):
        if q > found:
            best, found = a, q
    return best
