"""takes any threshold, 0 and 1 included

Breaks: `ValueError` for $p_0$ at 0 or 1 or outside
"""


def predict_proba_threshold(w, X, p0=0.5):
    p = sigmoid(X @ w)
    return p, np.where(p >= p0, 1, -1)
