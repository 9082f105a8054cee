"""leaves x with its last bit flipped

Breaks: `x` stays as it was
"""


def bit_neighbors(x):
    rows = []
    for i in range(len(x)):
        x[i] = 1 - x[i]
        rows.append(x.copy())
        if i < len(x) - 1:
            x[i] = 1 - x[i]
    return np.array(rows)
