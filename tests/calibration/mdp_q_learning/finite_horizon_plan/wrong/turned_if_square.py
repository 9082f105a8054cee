"""turns the plan round if there are as many steps as states

Breaks: the order of the rows
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative")
    V, policy = np.zeros((horizon + 1, len(R))), np.zeros((horizon, len(R)), dtype=int)
    for h in range(horizon):
        V[h + 1] = q_from_v(P, R, V[h], gamma).max(axis=1)
        policy[h] = greedy_policy(P, R, V[h], gamma)
    return V, policy.T if horizon == len(R) else policy
