"""returns predictions in the order of the leaves, not of the rows

Breaks: the order of the rows
"""


def predict_tree(tree, X):
    if "feature" not in tree:
        return np.array([tree["value"]] * len(X))
    mask = X[:, tree["feature"]] <= tree["threshold"]
    return np.concatenate(
        [predict_tree(tree["left"], X[mask]), predict_tree(tree["right"], X[~mask])]
    )
