# Flips one by one.
def bit_neighbors(x):
    rows = []
    for i in range(len(x)):
        y = np.array(x, dtype=int)
        y[i] = 1 - y[i]
        rows.append(y)
    return np.array(rows)
