"""returns the number of rounds as a float

Breaks: the number of rounds (1 if the start is best)
"""


def policy_iteration(P, R, gamma):
    S = len(R)
    policy = np.zeros(S, dtype=int)
    for rounds in range(1, 1000):
        V = evaluate_policy(P, R, policy, gamma)
        Q = q_from_v(P, R, V, gamma)
        best = greedy_policy(P, R, V, gamma)
        own = Q[np.arange(S), policy]
        new = np.where(Q.max(axis=1) > own + 1e-9, best, policy)
        if np.array_equal(new, policy):
            return policy, V, float(rounds)
        policy = new
