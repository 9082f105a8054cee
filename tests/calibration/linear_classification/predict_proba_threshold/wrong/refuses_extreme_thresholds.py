"""refuses thresholds within 1e-6 of 0 or 1

Breaks: other thresholds
Slips: 1
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 < 1e-6 or p0 > 1 - 1e-6:
        raise ValueError("p0")
    p = sigmoid(np.asarray(X, float) @ np.asarray(w, float))
    return p, np.where(p >= p0, 1, -1)
