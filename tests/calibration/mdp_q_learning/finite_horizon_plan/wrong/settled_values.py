"""fills in the last values once they change by a millionth at most

Breaks: plans that change as the end draws near
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative")
    S = len(R)
    V = np.zeros((horizon + 1, S))
    policy = np.zeros((horizon, S), dtype=int)
    for h in range(1, horizon + 1):
        Q = q_from_v(P, R, V[h - 1], gamma)
        V[h] = Q.max(axis=1)
        policy[h - 1] = greedy_policy(P, R, V[h - 1], gamma)
        if np.allclose(V[h], V[h - 1], rtol=1e-6, atol=1e-9):
            V[h:] = V[h]
            policy[h - 1 :] = policy[h - 1]
            break
    return V, policy
