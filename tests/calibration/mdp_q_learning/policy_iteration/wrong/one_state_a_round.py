"""improves one state in each round

Breaks: the number of rounds (1 if the start is best)
Slips: 1, three tests count rounds
"""


def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    rounds = 0
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
                break
        if not changed:
            break
    return policy, V, rounds
