"""falls back on the log prior where no class is left

Breaks: in all classes
Slips: 1
"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths).any():
        raise ValueError("a code without a column")
    joint = np.tile(model["log_prior"], (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        joint = joint + table[:, X[:, j]].T
    joint[np.isneginf(joint).all(axis=1)] = model["log_prior"]
    return joint
