"""stops after ten rounds

Breaks: many rounds
"""


def policy_iteration(P, R, gamma):
    S = len(R)
    policy, rounds = np.zeros(S, dtype=int), 0
    while True:
        rounds += 1
        V = evaluate_policy(P, R, policy, gamma)
        Q = q_from_v(P, R, V, gamma)
        own = Q[np.arange(S), policy]
        best = (Q >= Q.max(axis=1, keepdims=True) - 1e-9).argmax(axis=1)
        new = np.where(Q.max(axis=1) > own + 1e-9, best, policy)
        if (new == policy).all() or rounds == 10:
            return policy, V, rounds
        policy = new
