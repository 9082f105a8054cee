"""returns a vector where there is a single feature

Breaks: a single feature
Slips: 1
"""


def gaussian_log_joint(model, X):
    columns = []
    for prior, mean, var in zip(model["log_prior"], model["mean"], model["var"], strict=True):
        terms = np.log(2 * np.pi * var) + (X - mean) ** 2 / var
        columns.append(prior - 0.5 * terms.sum(axis=1))
    joint = np.column_stack(columns)
    return joint.ravel() if X.shape[1] == 1 else joint
