"""makes two rounds or more in any case

Breaks: the number of rounds (1 if the start is best)
Slips: 1, two tests have starts that are best
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
        if not changed and rounds > 1:
            break
    return policy, V, rounds
