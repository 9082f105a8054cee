"""averages over the features that are there

Breaks: complete rows
Slips: 1, the prior weighs too much in every row
"""


def predict_with_missing(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(
            prior
            - 0.5
            * np.where(
                np.isnan(terms).all(axis=1),
                0.0,
                np.nansum(terms, axis=1) / np.maximum((~np.isnan(terms)).sum(axis=1), 1),
            )
        )
    scores = np.column_stack(columns)
    near = scores >= scores.max(axis=1, keepdims=True) - 1e-9
    return model["classes"][near.argmax(axis=1)]
