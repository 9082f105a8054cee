"""returns a vector for a single bit

Breaks: a single bit
"""


def bit_neighbors(x):
    rows = []
    for i in range(len(x)):
        y = np.array(x, dtype=int)
        y[i] = 1 - y[i]
        rows.append(y)
    return np.squeeze(np.array(rows))
