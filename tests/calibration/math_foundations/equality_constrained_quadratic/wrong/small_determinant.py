"""takes a small determinant for a lack of rank

Breaks: small units (1e-4 times everything)
"""


def equality_constrained_quadratic(Q, c, A, b):
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if abs(np.linalg.det(K)) < 1e-10:
        raise np.linalg.LinAlgError
    z = np.linalg.solve(K, np.concatenate([-c, b]))
    return z[:d], z[d:]
