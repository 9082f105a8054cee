"""leaves out actions with a probability below 1e-9

Breaks: probabilities
"""


def policy_model(P, R, policy):
    S, A = R.shape
    pi = np.eye(A)[policy] if policy.ndim == 1 else np.where(policy > 1e-9, policy, 0.0)
    return np.einsum("sa,sat->st", pi, P), np.sum(pi * R, axis=1)
