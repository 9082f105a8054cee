"""stacks the tables, which must be of one width

Breaks: features with different numbers of values
Slips: 1, most models have tables of different widths
"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths).any():
        raise ValueError("a code without a column")
    np.array([np.asarray(table) for table in model["log_p"]], dtype=float)
    joint = np.tile(model["log_prior"], (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        joint = joint + table[:, X[:, j]].T
    return joint
