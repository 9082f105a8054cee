"""divides by zero where a row has leverage 1

Breaks: the error for leverage 1
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    return (y - H @ y) / (1 - np.diag(H))
