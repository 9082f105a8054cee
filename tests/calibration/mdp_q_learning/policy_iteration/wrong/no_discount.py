"""cuts the discount at 0.99

Breaks: $\\gamma = 1$ with terminal states
Slips: 1, an end without a discount is in two tests
"""


def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    rounds = 0
    gamma = min(gamma, 0.99)
    while rounds < 40:
        V = evaluate_policy(P, R, policy, gamma)
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
