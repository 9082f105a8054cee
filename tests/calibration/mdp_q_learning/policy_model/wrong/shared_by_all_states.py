"""takes a square world's zeros and ones for probabilities that all states share"""


def policy_model(P, R, policy):
    S, A = R.shape
    if policy.ndim == 1 and not (S == A > 2 and policy.max() <= 1):
        i = np.arange(S)
        return P[i, policy], R[i, policy]
    pi = policy if policy.ndim == 2 else np.tile(policy, (S, 1))
    return np.einsum("sa,sat->st", pi, P), (pi * R).sum(axis=1)
