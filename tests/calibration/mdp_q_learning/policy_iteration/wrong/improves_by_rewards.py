"""improves by the rewards alone

Breaks: best policies
Slips: 1, every policy is that of the rewards
"""


def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    rounds = 0
    while rounds < 40:
        V = evaluate_policy(P, R, policy, gamma)
        rounds += 1
        Q = 1.0 * R
        greedy = R.argmax(axis=1)
        changed = False
        for s in range(len(R)):
            if Q[s].max() > Q[s, policy[s]] + 1e-9:
                policy[s] = greedy[s]
                changed = True
        if not changed:
            break
    return policy, V, rounds
