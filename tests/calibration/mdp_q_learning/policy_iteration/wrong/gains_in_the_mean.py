"""ends once the mean gain is 1e-9 at most

Breaks: small improvements
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
        gain = Q.max(axis=1) - Q[np.arange(S), policy]
        if gain.mean() <= 1e-9:
            return policy, V, rounds
        policy = np.where(gain > 1e-9, best, policy)
