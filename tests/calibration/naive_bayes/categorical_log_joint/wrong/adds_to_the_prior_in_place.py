"""adds to the log prior of the caller's own model

Breaks: that `model` and `X` stay as they were
Slips: 1
"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths).any():
        raise ValueError("a code without a column")
    joint = np.tile(model["log_prior"], (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        joint = joint + table[:, X[:, j]].T
    model["log_prior"] += joint[0]
    return joint
