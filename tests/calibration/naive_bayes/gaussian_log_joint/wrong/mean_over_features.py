"""takes the mean over the features and not the sum

Breaks: several features
Slips: 1, a single feature is the exception
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.mean(axis=1))
    return np.column_stack(columns)
