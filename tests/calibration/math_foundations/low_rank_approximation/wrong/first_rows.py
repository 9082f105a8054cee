"""keeps the first k rows and fills up with zeros

Slips: 1, rows of X stand for directions
"""


def low_rank_approximation(X, k):
    X_k = np.zeros(X.shape)
    X_k[:k] = X[:k]
    return X_k, float(np.linalg.norm(X - X_k))
