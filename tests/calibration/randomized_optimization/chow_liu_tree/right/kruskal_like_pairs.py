# Sorts candidates.
def chow_liu_tree(mi):
    W = np.array(mi, dtype=float)
    n = W.shape[0]
    parent = -np.ones(n, dtype=int)
    tree = {0}
    while len(tree) < n:
        rest = sorted(set(range(n)) - tree)
        top = max(W[i, j] for i in tree for j in rest)
        j, i = sorted((j, i) for i in tree for j in rest if top - W[i, j] <= 1e-9)[0]
        parent[j] = i
        tree.add(j)
    return parent.tolist()
