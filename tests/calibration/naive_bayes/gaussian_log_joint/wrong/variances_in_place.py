"""multiplies the variances of the caller's own model by 2 pi

Breaks: that `model` and `X` stay as they were
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    model["var"] *= 2 * np.pi
    return np.column_stack(columns)
