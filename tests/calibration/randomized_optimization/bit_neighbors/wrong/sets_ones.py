"""sets bit i to 1 in place of flipping it

Breaks: all rows in their order
Slips: 1, every bit that is 1 is wrong
"""


def bit_neighbors(x):
    rows = []
    for i in range(len(x)):
        y = np.array(x, dtype=int)
        y[i] = 1
        rows.append(y)
    return np.array(rows)
