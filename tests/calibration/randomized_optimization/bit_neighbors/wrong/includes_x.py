"""puts x itself into the first row

Breaks: all rows in their order
Slips: 1, every table has a row too many
"""


def bit_neighbors(x):
    rows = [np.array(x, dtype=int)]
    for i in range(len(x)):
        y = np.array(x, dtype=int)
        y[i] = 1 - y[i]
        rows.append(y)
    return np.array(rows)
