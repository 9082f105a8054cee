"""returns booleans for labels

Breaks: labels of $-1$ and $+1$
Slips: 1, no label is right
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(X @ w)
    return p, p >= p0
