"""takes the probabilities of state 0 everywhere

Breaks: rows of probabilities that differ
Slips: 1, three tests have probabilities
"""


def policy_model(P, R, policy):
    S, A = R.shape
    P_pi = np.zeros((S, S))
    R_pi = np.zeros(S)
    for s in range(S):
        if policy.ndim == 1:
            P_pi[s] = P[s, policy[s]]
            R_pi[s] = R[s, policy[s]]
        else:
            for a in range(A):
                P_pi[s] += policy[0, a] * P[s, a]
                R_pi[s] += policy[0, a] * R[s, a]
    return P_pi, R_pi
