"""passes tol to matrix_rank, which takes it as absolute

Breaks: 1e-12 * V
"""


def is_linearly_independent(V, tol=1e-10):
    return len(V) == 0 or bool(np.linalg.matrix_rank(V, tol=tol) == len(V))
