"""takes 0.4 where no threshold is named

Breaks: the default threshold
"""


def predict_proba_threshold(w, X, p0=0.4):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(X @ w)
    return p, np.where(p >= p0, 1, -1)
