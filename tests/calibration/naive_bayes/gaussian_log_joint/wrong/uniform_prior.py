"""gives all classes the same prior

Breaks: unequal priors
Slips: 1, every entry has the wrong prior
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(-np.log(len(model["classes"])) - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
