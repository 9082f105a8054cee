r"""takes scores for tied within 1e-12 only

Breaks: scores $5 \cdot 10^{-10}$ apart
Slips: 1
"""


def predict_with_missing(model, X):
    gaps = X[:, np.newaxis] - model["mean"]
    terms = np.log(2 * np.pi * model["var"]) + gaps**2 / model["var"]
    scores = model["log_prior"] - 0.5 * np.where(np.isnan(terms), 0.0, terms).sum(axis=2)
    return model["classes"][(scores >= scores.max(axis=1, keepdims=True) - 1e-12).argmax(axis=1)]
