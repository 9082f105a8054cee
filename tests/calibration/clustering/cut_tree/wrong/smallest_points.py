"""returns the smallest point of each cluster

Breaks: the order of the labels
Slips: 1, labels have gaps
"""


def cut_tree(merges, n, k=None, height=None):
    if (k is None) == (height is None):
        raise ValueError("give k or height")
    members = {i: [i] for i in range(n)}
    for i, (a, b, h, _) in enumerate(merges):
        if k is not None and len(members) <= k:
            break
        if height is not None and h > height:
            break
        members[n + i] = members.pop(int(a)) + members.pop(int(b))
    labels = np.zeros(n, dtype=int)
    for label, points in ((min(p), p) for p in members.values()):
        labels[points] = label
    return labels
