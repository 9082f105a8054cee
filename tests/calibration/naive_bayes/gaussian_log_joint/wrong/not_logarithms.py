"""returns densities and not their logarithms

Slips: 1, no entry is a logarithm
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.exp(np.column_stack(columns))
