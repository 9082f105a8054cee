"""takes action 0 where no action earns anything

Breaks: that both rewards and values decide
"""


def greedy_policy(P, R, V, gamma):
    Q = q_from_v(P, R, V, gamma)
    policy = (Q >= Q.max(axis=1, keepdims=True) - 1e-9).argmax(axis=1)
    policy[np.all(R == 0, axis=1)] = 0
    return policy
