"""returns the labels only

Slips: 1, half of each answer is missing
"""


def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must be between 0 and 1")
    p = sigmoid(X @ w)
    return np.where(p >= p0, 1, -1)
