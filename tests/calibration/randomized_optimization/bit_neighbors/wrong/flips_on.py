"""flips bit after bit without going back

Breaks: all rows in their order
Slips: 1, every table is another one
"""


def bit_neighbors(x):
    y = np.array(x, dtype=int)
    rows = []
    for i in range(len(x)):
        y[i] = 1 - y[i]
        rows.append(y.copy())
    return np.array(rows)
