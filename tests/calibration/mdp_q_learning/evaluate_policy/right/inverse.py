# Searches backwards from the states at rest, and inverts.
def model(P, R, policy):
    policy = np.asarray(policy)
    if policy.ndim == 1:
        policy = np.eye(R.shape[1])[policy]
    return np.einsum("sa,sat->st", policy, P), (policy * R).sum(1)


def evaluate_policy(P, R, policy, gamma):
    T, r = model(P, R, policy)
    rest = np.zeros(len(r), bool)
    if gamma == 1:
        rest = (np.diag(T) > 1 - 1e-9) & np.isclose(r, 0, atol=1e-12)
        seen = list(np.flatnonzero(rest))
        for t in seen:
            for s in np.flatnonzero(T[:, t] > 1e-13):
                if s not in seen:
                    seen.append(s)
        if len(seen) != len(r):
            raise np.linalg.LinAlgError("never rests")
    A = np.eye(len(r)) - gamma * T
    A[rest] = np.eye(len(r))[rest]
    return np.linalg.inv(A) @ np.where(rest, 0, r)
