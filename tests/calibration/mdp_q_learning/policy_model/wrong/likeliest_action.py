"""takes the likeliest action alone

Breaks: probabilities
"""


def policy_model(P, R, policy):
    S, A = R.shape
    if policy.ndim == 2:
        policy = policy.argmax(axis=1)
    P_pi = np.zeros((S, S))
    R_pi = np.zeros(S)
    for s in range(S):
        if policy.ndim == 1:
            P_pi[s] = P[s, policy[s]]
            R_pi[s] = R[s, policy[s]]
        else:
            for a in range(A):
                P_pi[s] += policy[s, a] * P[s, a]
                R_pi[s] += policy[s, a] * R[s, a]
    return P_pi, R_pi
