"""explores if the draw equals eps as well

Breaks: the draws
"""


def epsilon_greedy(q_row, eps, rng):
    if rng.random() <= eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
