"""multiplies densities, of which nothing is left for many features

Breaks: 300 features at once
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(np.log(np.exp(prior) * np.exp(-0.5 * terms).prod(axis=1)))
    return np.column_stack(columns)
