"""returns a single label for a single row

Breaks: a single row
Slips: 1
"""


def predict_with_missing(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * np.nansum(terms, axis=1))
    scores = np.column_stack(columns)
    near = scores >= scores.max(axis=1, keepdims=True) - 1e-9
    found = model["classes"][near.argmax(axis=1)]
    return found[0] if len(found) == 1 else found
