"""keeps an action unless another is better by 1e-8

Breaks: small improvements
"""


def policy_iteration(P, R, gamma):
    S = len(R)
    policy, rounds = np.zeros(S, dtype=int), 0
    while True:
        V = evaluate_policy(P, R, policy, gamma)
        rounds += 1
        Q = q_from_v(P, R, V, gamma)
        own = Q[np.arange(S), policy]
        new = np.where(Q.max(axis=1) > own + 1e-8, greedy_policy(P, R, V, gamma), policy)
        if (new == policy).all():
            return policy, V, rounds
        policy = new
