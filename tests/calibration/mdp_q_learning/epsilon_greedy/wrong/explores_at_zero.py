"""explores a little even with eps of zero

Breaks: $\\varepsilon = 0$ and $\\varepsilon = 1$
Slips: 1, two tests do not explore
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < max(eps, 0.6):
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
