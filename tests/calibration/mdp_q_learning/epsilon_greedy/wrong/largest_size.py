"""takes the action whose worth is largest in size

Breaks: negative worths
Slips: 1, two tests have worths below 0
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(np.abs(q_row)))
