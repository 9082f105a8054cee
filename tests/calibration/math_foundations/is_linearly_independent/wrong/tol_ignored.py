"""takes the library rank with its own threshold

Breaks: nearly dependent rows (singular values in the ratio 1e-13)
Breaks: tol (above and below)
"""


def is_linearly_independent(V, tol=1e-10):
    return len(V) == 0 or bool(np.linalg.matrix_rank(V) == len(V))
