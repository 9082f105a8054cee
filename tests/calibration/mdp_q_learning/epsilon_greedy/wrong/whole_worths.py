"""cuts worths off after the point"""


def epsilon_greedy(q_row, eps, rng):
    if rng.random() < eps:
        return int(rng.integers(len(q_row)))
    return int(np.argmax(q_row.astype(int)))
