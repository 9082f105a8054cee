"""returns the actions as floats

Breaks: best policies
"""


def policy_iteration(P, R, gamma):
    S = len(R)
    policy = np.zeros(S, dtype=int)
    rounds = 0
    while True:
        rounds += 1
        V = evaluate_policy(P, R, policy, gamma)
        Q = q_from_v(P, R, V, gamma)
        best = greedy_policy(P, R, V, gamma)
        better = Q.max(axis=1) > Q[np.arange(S), policy] + 1e-9
        if not better.any():
            return policy.astype(float), V, rounds
        policy = np.where(better, best, policy)
