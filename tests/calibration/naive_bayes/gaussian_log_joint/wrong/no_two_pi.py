"""leaves out the 2 pi

Slips: 1, every entry is off
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
