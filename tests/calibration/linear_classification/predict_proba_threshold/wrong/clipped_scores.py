"""clips scores to 30 in either direction

Breaks: scores of $\\pm 1000$
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(np.clip(X @ w, -30, 30))
    return p, np.where(p >= p0, 1, -1)
