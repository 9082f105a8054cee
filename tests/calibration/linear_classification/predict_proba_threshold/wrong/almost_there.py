"""calls a row +1 within 1e-6 below the threshold as well

Breaks: other thresholds
"""


def predict_proba_threshold(w, X, p0=0.5):
    if not 0 < p0 < 1:
        raise ValueError("p0 must lie between 0 and 1")
    p = sigmoid(X @ w)
    return p, np.where(p >= p0 - 1e-6, 1, -1)
