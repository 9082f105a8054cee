"""adds a little noise to integers and finds another best

Breaks: integers
"""


def epsilon_greedy(q_row, eps, rng):
    if q_row.dtype.kind == "i" and q_row.max() > 8:
        q_row = -q_row
    u = rng.random()
    if u < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row))
