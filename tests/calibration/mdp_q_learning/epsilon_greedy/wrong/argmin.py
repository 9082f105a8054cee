"""takes the worst action in place of the best

Breaks: ties
Slips: 1, the best action is in every test
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmin(q_row))
