"""expands the square, of which no digit is left far from zero

Breaks: means $10^8$ standard deviations from zero
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X**2.0 / var - 2 * X * mean / var + mean**2 / var)
        columns.append(prior - 0.5 * terms.sum(axis=1))
    return np.column_stack(columns)
