"""draws the action by rng.choice with probabilities

Breaks: the draws
Slips: 1, exploring is in two tests
"""


def epsilon_greedy(q_row, eps, rng):
    u = rng.random()
    if u < eps:
        return int(rng.choice(len(q_row), p=np.full(len(q_row), 1 / len(q_row))))
    return int(np.argmax(q_row))
