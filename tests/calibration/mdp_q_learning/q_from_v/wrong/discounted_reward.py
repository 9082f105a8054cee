"""discounts the reward as well

Breaks: that the reward itself is not discounted
Slips: 1, every value with a discount is wrong
"""


def q_from_v(P, R, V, gamma):
    S, A = R.shape
    Q = np.zeros((S, A))
    for s in range(S):
        for a in range(A):
            Q[s, a] = gamma * (R[s, a] + np.sum(P[s, a] * V.astype(float)))
    return Q
