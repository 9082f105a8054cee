"""leaves the values with no steps to go out

Breaks: the order of the rows
Slips: 1, every row is shifted
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative horizon")
    V = np.zeros((horizon + 1, len(R)))
    policy = np.zeros((horizon, len(R)), dtype=int)
    for h in range(1, horizon + 1):
        V[h] = q_from_v(P, R, V[h - 1], gamma).max(axis=1)
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
    return V[1:], policy
