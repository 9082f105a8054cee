"""scales the sum over what is there up to all features

Breaks: rows with different gaps
Slips: 1
"""


def predict_with_missing(model, X):
    there = ~np.isnan(X)
    known = np.where(there, X, 0.0)[:, None, :]
    mean, var = model["mean"], model["var"]
    terms = -0.5 * (np.log(2 * np.pi * var) + (known - mean) ** 2 / var)
    seen = np.maximum(there.sum(axis=1, keepdims=True), 1)
    score = (
        model["log_prior"] + np.where(there[:, None, :], terms, 0).sum(axis=2) * X.shape[1] / seen
    )
    return model["classes"][np.argmax(score >= score.max(axis=1, keepdims=True) - 1e-9, axis=1)]
