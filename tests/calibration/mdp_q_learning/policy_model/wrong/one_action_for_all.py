"""takes the action of state 0 in every state

Breaks: fixed actions
Slips: 1, three tests have fixed policies
"""


def policy_model(P, R, policy):
    S, A = R.shape
    P_pi = np.zeros((S, S))
    R_pi = np.zeros(S)
    for s in range(S):
        if policy.ndim == 1:
            P_pi[s] = P[s, policy[0]]
            R_pi[s] = R[s, policy[0]]
        else:
            for a in range(A):
                P_pi[s] += policy[s, a] * P[s, a]
                R_pi[s] += policy[s, a] * R[s, a]
    return P_pi, R_pi
