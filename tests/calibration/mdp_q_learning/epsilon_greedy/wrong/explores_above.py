"""explores where the draw is above eps

Breaks: the draws
Slips: 1, every choice is turned round
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u > eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
