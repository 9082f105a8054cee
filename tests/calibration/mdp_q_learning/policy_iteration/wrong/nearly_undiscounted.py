"""judges with a discount just below one if there is none

Breaks: `LinAlgError` for a start without end
Slips: 1, values without a discount are off as well
"""


def policy_iteration(P, R, gamma):
    policy = np.zeros(len(R), dtype=int)
    rounds = 0
    while rounds < 40:
        V = evaluate_policy(P, R, policy, min(gamma, 0.9999))
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
