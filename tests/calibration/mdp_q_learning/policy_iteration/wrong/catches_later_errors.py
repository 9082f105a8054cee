"""returns the last policy that comes to rest where the next one does not

Breaks: for a later policy without end
"""


def policy_iteration(P, R, gamma):
    S = len(R)
    policy, rounds = np.zeros(S, dtype=int), 1
    V = evaluate_policy(P, R, policy, gamma)
    while True:
        Q = q_from_v(P, R, V, gamma)
        own = Q[np.arange(S), policy]
        best = (Q >= Q.max(axis=1, keepdims=True) - 1e-9).argmax(axis=1)
        new = np.where(Q.max(axis=1) > own + 1e-9, best, policy)
        if (new == policy).all():
            return policy, V, rounds
        try:
            V = evaluate_policy(P, R, new, gamma)
        except np.linalg.LinAlgError:
            return policy, V, rounds
        policy, rounds = new, rounds + 1
