# Uses parents.
def cut_tree(merges, n, k=None, height=None):
    if k is None and height is None:
        raise ValueError("one of k and height")
    if k is not None and height is not None:
        raise ValueError("only one of k and height")
    parent = list(range(2 * n))

    def root(i):
        while parent[i] != i:
            i = parent[i]
        return i

    count = n - k if k is not None else sum(1 for row in merges if row[2] <= height)
    for i in range(count):
        parent[root(int(merges[i, 0]))] = n + i
        parent[root(int(merges[i, 1]))] = n + i
    seen = []
    labels = []
    for point in range(n):
        r = root(point)
        if r not in seen:
            seen.append(r)
        labels.append(seen.index(r))
    return np.array(labels)
