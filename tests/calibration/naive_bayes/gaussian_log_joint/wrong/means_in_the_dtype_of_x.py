"""casts the means to the dtype of X

Breaks: integers as `X`
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        mean = mean.astype(X.dtype)
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
