"""keeps 0 for states that every action stays in, even if they earn"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative horizon")
    S = len(R)
    ends = np.array([bool(np.all(P[s, :, s] == 1)) for s in range(S)])
    V, policy = np.zeros((horizon + 1, S)), np.zeros((horizon, S), dtype=int)
    for h in range(1, horizon + 1):
        V[h] = np.where(ends, 0.0, q_from_v(P, R, V[h - 1], gamma).max(axis=1))
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
    return V, policy
