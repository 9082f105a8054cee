"""returns the values of the policy before the last

Breaks: their values
Slips: 1, two tests look at the values
"""


def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    rounds = 0
    before = np.zeros(len(R))
    while rounds < 40:
        V = evaluate_policy(P, R, policy, gamma)
        rounds += 1
        if rounds == 1:
            before = V
        Q = q_from_v(P, R, V, gamma)
        greedy = greedy_policy(P, R, V, gamma)
        changed = False
        for s in range(len(R)):
            if Q[s].max() > Q[s, policy[s]] + 1e-9:
                policy[s] = greedy[s]
                changed = True
                before = V
        if not changed:
            break
    return policy, before, rounds
