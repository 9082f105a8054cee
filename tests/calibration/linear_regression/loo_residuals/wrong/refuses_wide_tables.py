"""refuses all tables with n <= d

Breaks: tables that have not full rank
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    gap = 1 - H.diagonal()
    if X.shape[0] <= X.shape[1] or gap.min() <= 1e-10:
        raise np.linalg.LinAlgError("leverage 1")
    return (y - H @ y) / gap
