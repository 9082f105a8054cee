# Without recursion: a list of nodes still to fill.
def id3(X, y, attrs, values, default=None):
    root = {}
    waiting = [(root, np.arange(len(y)), sorted(attrs), default)]
    while waiting:
        node, rows, left, fallback = waiting.pop()
        names = sorted(set(y[rows].tolist()))
        if not names:
            node["label"] = fallback
            continue
        counts = [np.sum(y[rows] == name) for name in names]
        majority = names[int(np.argmax(counts))]
        if len(names) == 1 or not left:
            node["label"] = majority
            continue
        attr = best_attribute(X[rows], y[rows], left)
        node.update(attr=attr, majority=majority, branches={}, size=len(rows))
        for value in values[attr]:
            child = node["branches"][value] = {}
            here = rows[X[rows, attr] == value]
            waiting.append((child, here, [a for a in left if a != attr], majority))
    return root
