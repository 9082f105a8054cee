"""joins each node to the best of those with smaller numbers

Breaks: that no tree has a larger total
Slips: 1, most trees are others
"""


def chow_liu_tree(mi):
    parent = [-1]
    for b in range(1, len(mi)):
        row = np.asarray(mi[b][:b], dtype=float)
        parent.append(int(np.argmax(row >= row.max() - 1e-9)))
    return parent
