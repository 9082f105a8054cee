"""adds the ratio to a matrix of integers, which cuts it to an integer

Breaks: integers
Slips: 1
"""


def map_gaussian_prior(X, y, sigma2, tau2):
    if not (sigma2 > 0 and tau2 > 0):
        raise ValueError("the variances must be positive")
    A = X.T @ X
    for j in range(len(A)):
        A[j, j] += sigma2 / tau2
    return np.linalg.solve(A, X.T @ y)
