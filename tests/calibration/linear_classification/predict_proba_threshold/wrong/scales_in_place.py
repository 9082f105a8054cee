"""multiplies the rows by the weights in place

Breaks: that the arguments stay as they were
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    if X.dtype == float:
        X *= w
    else:
        X = X * w
    p = sigmoid(X.sum(axis=1))
    return p, np.where(p >= p0, 1, -1)
