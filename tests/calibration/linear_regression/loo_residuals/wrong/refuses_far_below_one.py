"""refuses samples with 1 - h up to 1e-8 in place of 1e-10

Breaks: none for a leverage just below ($1 - h_i = 5\\cdot 10^{-10}$)
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    rest = 1 - np.diag(H)
    if np.any(rest <= 1e-8):
        raise np.linalg.LinAlgError("leverage 1")
    return (y - H @ y) / rest
