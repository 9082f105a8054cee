"""predicts by the prior wherever anything is missing

Breaks: rows with different gaps
Slips: 1, every row with a gap is treated so
"""


def predict_with_missing(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * np.nansum(terms, axis=1))
    scores = np.column_stack(columns)
    scores[np.isnan(X).any(axis=1)] = model["log_prior"]
    near = scores >= scores.max(axis=1, keepdims=True) - 1e-9
    return model["classes"][near.argmax(axis=1)]
