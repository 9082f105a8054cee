"""compares the score with log((1 - p0) / p0)

Breaks: other thresholds
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(X @ w)
    return p, np.where(X @ w >= np.log((1 - p0) / p0), 1, -1)
