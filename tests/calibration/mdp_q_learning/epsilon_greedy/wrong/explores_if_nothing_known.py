"""explores where all worths are 0, unless eps is small

Breaks: ties
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps or (eps > 0.2 and not np.any(q_row)):
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
