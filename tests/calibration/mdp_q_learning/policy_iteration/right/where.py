# Improves all states at once.
def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    states = np.arange(len(R))
    for rounds in range(1, 1000):
        V = evaluate_policy(P, R, policy, gamma)
        Q = q_from_v(P, R, V, gamma)
        better = Q.max(axis=1) - Q[states, policy] > 1e-9
        if not better.any():
            return policy, V, rounds
        policy = np.where(better, greedy_policy(P, R, V, gamma), policy)
