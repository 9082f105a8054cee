"""returns plain least squares, whatever eps is

Breaks: several outliers
Slips: 1, nothing of it is robust
"""


def fit_huber(X, y, eps, n_iter=200, tol=1e-10):
    return np.linalg.lstsq(X, y, rcond=None)[0]
