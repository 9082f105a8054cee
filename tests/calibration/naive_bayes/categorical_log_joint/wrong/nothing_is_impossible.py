"""counts a probability of zero as one in a million

Breaks: tennis with $\\beta = 0$
Slips: 1
"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths).any():
        raise ValueError("a code without a column")
    joint = np.tile(model["log_prior"], (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        joint = joint + np.maximum(table[:, X[:, j]].T, np.log(1e-6))
    return joint
