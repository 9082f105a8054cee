# Turns actions into ones and zeros.
def policy_model(P, R, policy):
    pi = np.asarray(policy)
    if pi.ndim < 2:
        pi = np.eye(R.shape[1])[pi]
    pi = pi.astype(float)
    return (pi[:, None, :] @ P)[:, 0], (pi * R).sum(axis=1)
