"""adds 1e-6 to every variance

Breaks: narrow bells
Slips: 1, every variance is off
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        var = var + 1e-6
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
