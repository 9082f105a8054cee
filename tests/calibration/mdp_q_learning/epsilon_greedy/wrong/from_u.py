"""makes the action of the first draw

Breaks: the draws
Slips: 1, exploring is in two tests
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(u * len(q_row)) % len(q_row)
    return int(np.argmax(q_row))
