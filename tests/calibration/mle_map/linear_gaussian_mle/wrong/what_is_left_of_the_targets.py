"""subtracts what the weights explain from the squares of the targets, and takes little for 0

Breaks: targets far from 0
Slips: 1
"""


def linear_gaussian_mle(X, y):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < X.shape[1]:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    left = float(y @ y - w @ (X.T @ y))
    return w, left / len(y) if left > 1e-9 * float(y @ y) else 0.0
