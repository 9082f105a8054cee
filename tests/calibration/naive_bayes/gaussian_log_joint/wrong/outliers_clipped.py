"""clips distances at a hundred standard deviations

Breaks: outliers $10^6$ standard deviations away
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + np.minimum((X - mean) ** 2 / var, 1e4)
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
