# Collects rows in lists.
def finite_horizon_plan(P, R, gamma, horizon):
    if horizon < 0:
        raise ValueError
    rows, plans = [np.zeros(len(R))], []
    while len(plans) < horizon:
        Q = R + gamma * P.dot(rows[-1])
        plans.append((Q > Q.max(axis=1, keepdims=True) - 1e-9).argmax(axis=1))
        rows.append(Q.max(axis=1))
    return np.array(rows), np.array(plans, dtype=int).reshape(horizon, len(R))
