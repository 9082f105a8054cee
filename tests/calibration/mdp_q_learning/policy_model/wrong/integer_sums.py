"""adds up in the type of P and R

Breaks: integers in `P` and `R`
"""


def policy_model(P, R, policy):
    S, A = R.shape
    P_pi = np.zeros((S, S), dtype=P.dtype)
    R_pi = np.zeros(S, dtype=R.dtype)
    for s in range(S):
        if policy.ndim == 1:
            P_pi[s] = P[s, policy[s]]
            R_pi[s] = R[s, policy[s]]
        else:
            for a in range(A):
                P_pi[s] = P_pi[s] + policy[s, a] * P[s, a]
                R_pi[s] = R_pi[s] + policy[s, a] * R[s, a]
    return P_pi, R_pi
