"""asks for the numerical rank of NumPy, whose threshold is smaller

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    W = np.asarray(W, dtype=float)
    if np.linalg.matrix_rank(W) < len(W):
        raise np.linalg.LinAlgError("dependent")
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    return U @ Vt
