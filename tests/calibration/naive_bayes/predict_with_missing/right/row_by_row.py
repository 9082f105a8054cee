# gaussian_log_joint of each row, its gaps deleted from the model.
def predict_with_missing(model, X):
    labels = []
    for row in X:
        there = ~np.isnan(row)
        part = {**model, "mean": model["mean"][:, there], "var": model["var"][:, there]}
        scores = gaussian_log_joint(part, row[there][np.newaxis])[0]
        labels.append(model["classes"][np.flatnonzero(scores > scores.max() - 1e-9)[0]])
    return np.array(labels)
