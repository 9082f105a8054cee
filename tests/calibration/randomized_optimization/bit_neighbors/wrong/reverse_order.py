"""flips the last bit in the first row

Breaks: all rows in their order
Slips: 1, every table is another one
"""


def bit_neighbors(x):
    rows = []
    for i in reversed(range(len(x))):
        y = np.array(x, dtype=int)
        y[i] = 1 - y[i]
        rows.append(y)
    return np.array(rows)
