"""takes states that every action stays in for ends, even if they earn"""


def policy_iteration(P, R, gamma):
    S = len(R)
    ends = np.array([bool(np.all(P[s, :, s] == 1)) for s in range(S)])
    policy, rounds = np.zeros(S, dtype=int), 0
    while True:
        V = evaluate_policy(P, R, policy, gamma)
        rounds += 1
        Q = q_from_v(P, R, np.where(ends, 0.0, V), gamma)
        own = Q[np.arange(S), policy]
        best = (Q >= Q.max(axis=1, keepdims=True) - 1e-9).argmax(axis=1)
        new = np.where(Q.max(axis=1) > own + 1e-9, best, policy)
        if (new == policy).all():
            return policy, V, rounds
        policy = new
