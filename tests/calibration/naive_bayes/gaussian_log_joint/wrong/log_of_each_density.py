"""takes the logarithm of each density, which is 0 far out

Breaks: outliers $10^6$ standard deviations away
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior + np.log(np.exp(-0.5 * terms)).sum(axis=1))
    return np.column_stack(columns)
