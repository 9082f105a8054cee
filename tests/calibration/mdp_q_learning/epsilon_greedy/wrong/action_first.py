"""draws the action before it draws whether to explore

Breaks: the draws
Slips: 1, exploring is in two tests
"""


def epsilon_greedy(q_row, eps, rng):
    a = int(rng.integers(len(q_row)))
    u = rng.random()
    if u < eps:
        return a
    return int(np.argmax(q_row))
