"""compares all codes with the width of the widest table"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths.max()).any():
        raise ValueError("a code without a column")
    joint = np.tile(model["log_prior"], (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        joint = joint + table[:, np.minimum(X[:, j], table.shape[1] - 1)].T
    return joint
