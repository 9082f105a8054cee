"""takes a beta that is nearly 0 for 0

Breaks: a class without words
Slips: 1
"""


def fit_multinomial_nb(X, y, beta=1.0):
    if beta < 0 or (X < 0).any():
        raise ValueError("a negative count, or a negative beta")
    beta = 0.0 if beta < 1e-12 else beta
    classes, sizes = np.unique(y, return_counts=True)
    counts = np.array([X[y == c].sum(axis=0) for c in classes])
    theta = (counts + beta) / (counts.sum(axis=1, keepdims=True) + X.shape[1] * beta)
    return {"classes": classes, "log_prior": np.log(sizes / len(y)), "log_theta": np.log(theta)}
