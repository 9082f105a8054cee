"""answers for any rank

Breaks: the error
"""


def equality_constrained_quadratic(Q, c, A, b):
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    both = np.linalg.pinv(K) @ np.concatenate([-c, b])
    return both[:d], both[d:]
