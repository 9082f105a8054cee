"""takes variances below 1e-6 for 1e-6

Breaks: narrow bells
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        var = np.maximum(var, 1e-6)
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
