# Goes row by row.
def predict_proba_threshold(w, X, p0=0.5):
    if not 0.0 < p0 < 1.0:
        raise ValueError("no threshold")
    chances, labels = [], []
    for x in X:
        p = float(sigmoid(float(np.dot(x, w))))
        chances.append(p)
        labels.append(-1 if p < p0 else 1)
    return np.array(chances), np.array(labels)
