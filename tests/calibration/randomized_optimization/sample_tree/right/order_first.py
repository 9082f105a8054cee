# Makes the order first.
def sample_tree(dist, parent, n, rng):
    kids = {i: [] for i in range(len(parent))}
    for j, p in enumerate(parent):
        if p >= 0:
            kids[p].append(j)
        else:
            root = j
    order, k = [root], 0
    while k < len(order):
        order.extend(kids[order[k]])
        k += 1
    out = np.zeros((n, len(parent)), dtype=np.int64)
    for i in order:
        u = rng.random(n)
        out[:, i] = u < (dist["cpt"][i][out[:, parent[i]]] if i != root else dist["root"])
    return out
