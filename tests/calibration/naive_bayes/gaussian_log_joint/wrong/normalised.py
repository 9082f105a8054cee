"""returns the log of the posterior

Slips: 1, every row is shifted
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    joint = np.column_stack(columns)
    return joint - np.logaddexp.reduce(joint, axis=1, keepdims=True)
