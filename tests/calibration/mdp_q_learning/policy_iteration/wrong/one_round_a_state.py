"""makes at most one round more than there are states

Breaks: many rounds
"""


def policy_iteration(P, R, gamma):
    S = len(R)
    policy, rounds = np.zeros(S, dtype=int), 0
    while True:
        V = evaluate_policy(P, R, policy, gamma)
        rounds += 1
        Q = q_from_v(P, R, V, gamma)
        own = Q[np.arange(S), policy]
        new = np.where(Q.max(axis=1) > own + 1e-9, greedy_policy(P, R, V, gamma), policy)
        if (new == policy).all() or rounds > S:
            return policy, V, rounds
        policy = new
