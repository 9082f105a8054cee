"""returns zeros where a policy has no end

Breaks: `LinAlgError` for a start without end
"""


def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    rounds = 0
    while rounds < 40:
        try:
            V = evaluate_policy(P, R, policy, gamma)
        except np.linalg.LinAlgError:
            V = np.zeros(len(R))
        rounds += 1
        Q = q_from_v(P, R, V, gamma)
        greedy = greedy_policy(P, R, V, gamma)
        changed = False
        for s in range(len(R)):
            if Q[s].max() > Q[s, policy[s]] + 1e-9:
                policy[s] = greedy[s]
                changed = True
        if not changed:
            break
    return policy, V, rounds
