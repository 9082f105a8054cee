# Compares the whole table at once.
def greedy_policy(P, R, V, gamma):
    Q = R + gamma * (P @ V)
    return np.argmax(np.max(Q, axis=1)[:, None] - Q < 1e-9, axis=1)
