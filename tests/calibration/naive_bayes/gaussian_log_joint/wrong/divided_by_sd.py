"""divides by the standard deviation and not by the variance

Breaks: variances that differ between classes
Slips: 1, every distance is wrong
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / np.sqrt(var)
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
