"""explores among the other actions alone

Breaks: $\\varepsilon = 0$ and $\\varepsilon = 1$
Slips: 1, exploring is in two tests
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        best = int(np.argmax(q_row))
        others = [a for a in range(len(q_row)) if a != best] or [best]
        return others[int(rng.integers(len(others)))]
    return int(np.argmax(q_row))
