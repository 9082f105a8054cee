"""returns the actions as floats

Breaks: the order of the rows
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative")
    S = len(R)
    V = np.zeros((horizon + 1, S))
    policy = np.zeros((horizon, S))
    for h in range(1, horizon + 1):
        Q = q_from_v(P, R, V[h - 1], gamma)
        V[h] = Q.max(axis=1)
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
    return V, policy
