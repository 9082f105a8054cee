"""repeats the plan with all steps to go

Breaks: plans that change as the end draws near
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative horizon")
    V = np.zeros((horizon + 1, len(R)))
    policy = np.zeros((horizon, len(R)), dtype=int)
    for h in range(1, horizon + 1):
        V[h] = q_from_v(P, R, V[h - 1], gamma).max(axis=1)
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
    return V, np.repeat(policy[-1:], horizon, axis=0)
