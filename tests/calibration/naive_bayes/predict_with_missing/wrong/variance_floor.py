"""takes variances below 1e-12 for 1e-12

Breaks: variances that differ between classes
Slips: 1
"""


def predict_with_missing(model, X):
    var = np.maximum(model["var"], 1e-12)
    there = ~np.isnan(X)[:, np.newaxis, :]
    terms = np.log(2 * np.pi * var) + (X[:, np.newaxis, :] - model["mean"]) ** 2 / var
    score = model["log_prior"] - 0.5 * np.where(there, terms, 0.0).sum(axis=2)
    return model["classes"][np.argmax(score >= score.max(axis=1, keepdims=True) - 1e-9, axis=1)]
