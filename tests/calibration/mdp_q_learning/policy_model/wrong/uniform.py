"""takes all actions for equally likely

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
                P_pi[s] += 1 / A * P[s, a]
                R_pi[s] += 1 / A * R[s, a]
    return P_pi, R_pi
