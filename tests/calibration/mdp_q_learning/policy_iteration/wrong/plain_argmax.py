"""takes the largest number in each round, dust included

Breaks: ties
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
            if Q[s].argmax() != policy[s]:
                policy[s] = Q[s].argmax()
                changed = True
        if not changed:
            break
    return policy, V, rounds
