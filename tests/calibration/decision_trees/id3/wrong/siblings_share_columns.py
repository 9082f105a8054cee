"""keeps one list of columns for all branches: what one has asked, no other may

Breaks: random tables with contradictions against the reference
"""


def id3(X, y, attrs, values, default=None):
    def grow(X, y, rest, default):
        if len(y) == 0:
            return {"label": default}
        labels, counts = np.unique(y, return_counts=True)
        majority = labels[counts.argmax()].item()
        if len(labels) == 1 or not rest:
            return {"label": majority}
        attr = best_attribute(X, y, rest)
        rest.remove(attr)
        branches = {
            v: grow(X[X[:, attr] == v], y[X[:, attr] == v], rest, majority) for v in values[attr]
        }
        return {"attr": attr, "branches": branches, "majority": majority}

    return grow(X, y, list(attrs), default)
