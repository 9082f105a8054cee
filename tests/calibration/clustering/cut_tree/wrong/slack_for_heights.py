"""makes merges that are up to 1e-9 of the height above it

Breaks: one just below
"""


def cut_tree(merges, n, k=None, height=None):
    if (k is None) == (height is None):
        raise ValueError("exactly one of k and height")
    merges = np.asarray(merges, dtype=float)
    made = n - k if k is not None else int((merges[:, 2] <= height * (1 + 1e-9)).sum())
    groups = {i: [i] for i in range(n)}
    for i in range(made):
        a, b = int(merges[i, 0]), int(merges[i, 1])
        groups[n + i] = groups.pop(a) + groups.pop(b)
    labels = np.zeros(n, dtype=int)
    for label, members in enumerate(sorted(groups.values(), key=min)):
        labels[members] = label
    return labels
