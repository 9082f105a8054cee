"""flips all bits in each row

Breaks: all rows in their order
Slips: 1, every table is another one
"""


def bit_neighbors(x):
    rows = []
    for i in range(len(x)):
        y = np.array(x, dtype=int)
        y = 1 - y
        rows.append(y)
    return np.array(rows)
