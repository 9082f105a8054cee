"""rounds scores to nine decimals, which parts ties at the edge of two roundings

Breaks: ties that rounding hides
Slips: 1
"""


def predict_with_missing(model, X):
    there = ~np.isnan(X)
    known = np.where(there, X, 0.0)[:, None, :]
    mean, var = model["mean"], model["var"]
    terms = np.where(there[:, None, :], np.log(2 * np.pi * var) + (known - mean) ** 2 / var, 0)
    score = model["log_prior"] - 0.5 * terms.sum(axis=2)
    return model["classes"][np.round(score, 9).argmax(axis=1)]
