"""inverts all bits of the integer with ~

Breaks: all rows in their order
Slips: 1, every flipped bit is wrong
"""


def bit_neighbors(x):
    rows = []
    for i in range(len(x)):
        y = np.array(x, dtype=int)
        y[i] = ~y[i]
        rows.append(y)
    return np.array(rows)
