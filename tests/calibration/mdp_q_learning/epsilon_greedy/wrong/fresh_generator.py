"""makes a generator of its own

Breaks: the draws
Slips: 1, exploring is in two tests
"""


def epsilon_greedy(q_row, eps, rng):
    rng = np.random.default_rng(0)
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
