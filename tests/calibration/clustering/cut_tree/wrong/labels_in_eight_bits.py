"""stores labels in eight bits

Breaks: more than 256 clusters
"""


def cut_tree(merges, n, k=None, height=None):
    if (k is None) == (height is None):
        raise ValueError("one of both")
    made = n - k if height is None else int((merges[:, 2] <= height).sum())
    owner = list(range(n))
    for i in range(made):
        owner = [n + i if o in (merges[i, 0], merges[i, 1]) else o for o in owner]
    names = {}
    return np.array([names.setdefault(o, len(names)) % 256 for o in owner]).astype(np.uint8)
