"""returns actions as floats"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    plan = np.zeros(len(R))
    for s in range(len(R)):
        plan[s] = np.flatnonzero(Q[s] >= Q[s].max() - 1e-9)[0]
    return plan
