"""plans one step for a horizon of 0

Breaks: a horizon of 0 and of 1
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative horizon")
    horizon = max(horizon, 1)
    V = np.zeros((horizon + 1, len(R)))
    policy = np.zeros((horizon, len(R)), dtype=int)
    for h in range(1, horizon + 1):
        V[h] = q_from_v(P, R, V[h - 1], gamma).max(axis=1)
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
    return V, policy
