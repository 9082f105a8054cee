"""returns a vector for a single row

Breaks: a single row
Slips: 1, many cases on paper have one row
"""


def categorical_log_joint(model, X):
    widths = np.array([table.shape[1] for table in model["log_p"]])
    if (X < 0).any() or (X >= widths).any():
        raise ValueError("a code without a column")
    joint = np.tile(model["log_prior"], (len(X), 1))
    for j, table in enumerate(model["log_p"]):
        joint = joint + table[:, X[:, j]].T
    return joint[0] if len(joint) == 1 else joint
