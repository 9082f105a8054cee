"""returns integers if all arguments hold integers

Breaks: integers in `P` and `R`
"""


def policy_model(P, R, policy):
    S, A = R.shape
    if policy.ndim == 1:
        return P[np.arange(S), policy], R[np.arange(S), policy]
    return np.einsum("sa,sat->st", policy, P), np.einsum("sa,sa->s", policy, R)
