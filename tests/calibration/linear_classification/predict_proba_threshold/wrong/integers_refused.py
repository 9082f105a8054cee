"""fails for integer rows

Breaks: integers
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    if X.dtype != float:
        raise TypeError('floats')
    p = sigmoid(X @ w)
    return p, np.where(p >= p0, 1, -1)
