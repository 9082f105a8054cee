# Compares scores with the log-odds of the threshold.
def predict_proba_threshold(w, X, p0=0.5):
    if not (p0 > 0 and p0 < 1):
        raise ValueError(p0)
    s = X @ w
    labels = np.full(len(s), -1)
    labels[s >= np.log(p0 / (1 - p0))] = 1
    return 1 / (1 + np.exp(-s)), labels
