"""refuses high leverages as if they were 1, within a relative tolerance of 1e-5

Breaks: none for a leverage just below ($1 - h_i = 5\\cdot 10^{-10}$)
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.isclose(h, 1).any():
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h)
