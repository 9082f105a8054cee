# Compares the probabilities of -1.
def predict_proba_threshold(w, X, p0=0.5):
    if p0 <= 0 or p0 >= 1:
        raise ValueError("p0 must lie between 0 and 1")
    p = sigmoid(X @ w)
    return p, np.where(1 - p <= 1 - p0, 1, -1)
