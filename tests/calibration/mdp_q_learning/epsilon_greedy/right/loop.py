# Looks for the best action itself.
def epsilon_greedy(q_row, eps, rng):
    explore = rng.random() < eps
    if explore:
        return rng.integers(0, q_row.shape[0])
    best = 0
    for a in range(1, len(q_row)):
        if q_row[a] > q_row[best]:
            best = a
    return best
