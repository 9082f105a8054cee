"""gives all the weight to the first of equal columns

Breaks: repeated columns
Slips: 1
"""


def fit_min_norm(X, y, rcond=1e-12):
    _, first = np.unique(X, axis=1, return_index=True)
    first = np.sort(first)
    w = np.zeros(X.shape[1])
    w[first] = np.linalg.pinv(X[:, first], rcond=rcond) @ y
    return w
