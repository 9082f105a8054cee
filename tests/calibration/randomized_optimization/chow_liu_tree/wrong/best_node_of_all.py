"""joins each node to its best partner

Breaks: that no tree has a larger total
Slips: 1, most of these are no trees
"""


def chow_liu_tree(mi):
    parent = [-1]
    for b in range(1, len(mi)):
        row = np.array(mi[b], dtype=float)
        row[b] = -np.inf
        parent.append(int(np.argmax(row >= row.max() - 1e-9)))
    return parent
