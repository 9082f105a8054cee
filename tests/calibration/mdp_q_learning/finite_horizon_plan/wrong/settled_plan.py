"""keeps a plan for all longer horizons once it has stayed the same for three steps

Breaks: plans that change as the end draws near
"""


def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError("negative")
    S = len(R)
    V, policy = np.zeros((horizon + 1, S)), np.zeros((horizon, S), dtype=int)
    settled = False
    for h in range(1, horizon + 1):
        Q = q_from_v(P, R, V[h - 1], gamma)
        policy[h - 1] = policy[h - 2] if settled else greedy_policy(P, R, V[h - 1], gamma)
        V[h] = Q[np.arange(S), policy[h - 1]]
        settled = settled or (
            h > 2
            and (policy[h - 1] == policy[h - 2]).all()
            and (policy[h - 2] == policy[h - 3]).all()
        )
    return V, policy
