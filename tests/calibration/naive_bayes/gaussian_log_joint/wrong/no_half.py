"""forgets the factor one half

Slips: 1, every sum is wrong
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - terms.sum(axis=1))
    return np.column_stack(columns)
