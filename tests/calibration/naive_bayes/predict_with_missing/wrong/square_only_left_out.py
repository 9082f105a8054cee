"""leaves out the square of a missing feature, but not its log var

Breaks: variances that differ between classes
Slips: 1
"""


def predict_with_missing(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        squares = np.nansum((X - mean) ** 2 / var, axis=1)
        columns.append(prior - 0.5 * (np.log(2 * np.pi * var).sum() + squares))
    scores = np.column_stack(columns)
    near = scores >= scores.max(axis=1, keepdims=True) - 1e-9
    return model["classes"][near.argmax(axis=1)]
