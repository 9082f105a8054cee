"""cuts the threshold to an integer if the features are integers

Breaks: integer features
"""


def predict_tree(tree, X):
    def one(node, x):
        if "feature" not in node:
            return node["value"]
        threshold = X.dtype.type(node["threshold"])
        return one(node["left" if x[node["feature"]] <= threshold else "right"], x)

    return [one(tree, x) for x in X]
