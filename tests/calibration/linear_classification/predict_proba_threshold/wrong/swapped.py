"""returns the labels first

Slips: 1, nothing stands where it should
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(X @ w)
    return np.where(p >= p0, 1, -1), p
