"""returns predictions in the order of the branches, not of the rows

Breaks: the order of the rows
"""


def predict_id3(tree, X):
    if "attr" not in tree:
        return np.array([tree["label"]] * len(X))
    column, parts = X[:, tree["attr"]], []
    for value in np.unique(column):
        here = X[column == value]
        below = tree["branches"].get(value.item(), {"label": tree["majority"]})
        parts.append(predict_id3(below, here))
    return np.concatenate(parts)
