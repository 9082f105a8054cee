"""takes the transposed V that NumPy returns for V itself

Slips: 1, no answer for two or more weights is right
"""


def fit_min_norm(X, y, rcond=1e-12):
    U, s, V = np.linalg.svd(X, full_matrices=False)
    keep = s > rcond * s[0]
    if V.shape[0] != V.shape[1]:
        V = V.T
    return V[:, keep] @ ((U[:, keep].T @ y) / s[keep])
