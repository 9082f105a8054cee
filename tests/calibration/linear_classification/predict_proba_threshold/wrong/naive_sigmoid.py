"""computes exp(s) / (1 + exp(s)), which is nan at 1000

Breaks: scores of $\\pm 1000$
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = np.exp(X @ w) / (1 + np.exp(X @ w))
    return p, np.where(p >= p0, 1, -1)
