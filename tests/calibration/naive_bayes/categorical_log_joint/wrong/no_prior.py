"""leaves out the log prior

Breaks: unequal priors
Slips: 1, every entry lacks it
"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths).any():
        raise ValueError("a code without a column")
    joint = np.zeros((len(X), len(model["classes"])))
    for j, table in enumerate(model["log_p"]):
        joint = joint + table[:, X[:, j]].T
    return joint
