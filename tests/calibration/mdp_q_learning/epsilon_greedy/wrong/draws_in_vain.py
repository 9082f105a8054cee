"""draws an action also where it takes the best one

Breaks: the draws
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    a = int(rng.integers(len(q_row)))
    if u < eps:
        return a
    return int(np.argmax(q_row))
