"""asks for the rank of Q and A below each other, which an indefinite Q has without a single answer

Breaks: the error
"""


def equality_constrained_quadratic(Q, c, A, b):
    d, m = len(c), len(b)
    if np.linalg.matrix_rank(np.vstack([Q, A])) < d or np.linalg.matrix_rank(A) < m:
        raise np.linalg.LinAlgError
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    z = np.linalg.lstsq(K, np.concatenate([-c, b]))[0]
    return z[:d], z[d:]
