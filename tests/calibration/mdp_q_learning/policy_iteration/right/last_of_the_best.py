# Returns another of several best policies.
def policy_iteration(P, R, gamma):
    # returns another of the best policies: the last of equal actions, if it ends as well
    policy = np.zeros(len(R), int)
    for rounds in range(1, 10000):
        V = evaluate_policy(P, R, policy, gamma)
        Q = q_from_v(P, R, V, gamma)
        gain = Q.max(axis=1) - np.take_along_axis(Q, policy[:, None], 1)[:, 0]
        greedy = greedy_policy(P, R, V, gamma)
        if np.all(gain <= 1e-9):
            if gamma < 1:
                A = R.shape[1]
                policy = A - 1 - (Q[:, ::-1] >= Q.max(1, keepdims=True) - 1e-9).argmax(1)
            return policy, V, rounds
        policy = np.where(gain > 1e-9, greedy, policy)
