# Adds up twice as many steps each time.
def model(P, R, policy):
    policy = np.asarray(policy)
    if policy.ndim == 1:
        policy = np.eye(R.shape[1])[policy]
    return np.einsum("sa,sat->st", policy, P), (policy * R).sum(1)


def evaluate_policy(P, R, policy, gamma):
    # sums r + gT r + (gT)^2 r + ... by doubling
    T, r = model(P, R, policy)
    S = len(r)
    if gamma == 1:
        rest = (np.abs(T.diagonal() - 1) < 1e-9) & (np.abs(r) < 1e-12)
        calm = rest.copy()
        for _ in range(S):
            calm = calm | ((T > 0) & calm).any(axis=1)
        if not calm.all():
            raise np.linalg.LinAlgError
        T = np.where(rest[:, None] | rest[None, :], 0.0, T)
        r = np.where(rest, 0.0, r)
    M, V = gamma * T, r.astype(float)
    for _ in range(60):
        V = V + M @ V
        M = M @ M
        if np.abs(M).max() < 1e-300:
            break
    return V
