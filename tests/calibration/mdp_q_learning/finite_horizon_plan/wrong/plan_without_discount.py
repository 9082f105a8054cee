"""chooses actions as if there were no discount"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("horizon")
    S = len(R)
    V, policy = np.zeros((horizon + 1, S)), np.zeros((horizon, S), dtype=int)
    for h in range(1, horizon + 1):
        Q = q_from_v(P, R, V[h - 1], gamma)
        V[h] = Q.max(axis=1)
        policy[h - 1] = (lambda U: (U >= U.max(axis=1, keepdims=True) - 1e-9).argmax(axis=1))(
            R + P @ V[h - 1]
        )
        pass
    return V, policy
