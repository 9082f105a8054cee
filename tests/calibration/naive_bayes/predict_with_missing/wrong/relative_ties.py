"""takes scores within a relative 1e-9 for a tie

Breaks: small differences of large scores
Slips: 1
"""


def predict_with_missing(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * np.nansum(terms, axis=1))
    scores = np.column_stack(columns)
    best = scores.max(axis=1, keepdims=True)
    near = scores >= best - 1e-9 * np.maximum(1, np.abs(best))
    return model["classes"][near.argmax(axis=1)]
