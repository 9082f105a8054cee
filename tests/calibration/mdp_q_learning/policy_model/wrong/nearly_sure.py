"""takes a probability close to 1 for 1

Breaks: probabilities
"""


def policy_model(P, R, policy):
    S, A = R.shape
    pi = np.eye(A)[policy] if policy.ndim == 1 else policy.astype(float)
    sure = np.isclose(pi.max(axis=1), 1.0)
    pi = np.where(sure[:, None], np.eye(A)[pi.argmax(axis=1)], pi)
    return np.einsum("sa,sat->st", pi, P), np.sum(pi * R, axis=1)
