"""takes a threshold of one half, whatever p0 is

Breaks: other thresholds
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(X @ w)
    return p, np.where(p >= 0.5, 1, -1)
