# Keeps the best so far unless another is clearly better.
def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    best = np.zeros(len(Q), dtype=int)
    for s, q in enumerate(Q):
        for a in range(1, len(q)):
            if q[a] > q[best[s]] + 1e-8:
                best[s] = a
    return best
