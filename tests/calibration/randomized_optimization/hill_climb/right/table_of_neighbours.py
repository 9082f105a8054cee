# Flips the diagonal of a table.
def hill_climb(f, x0, max_steps=1000):
    x = np.asarray(x0).astype(int)
    value = f(x)
    count = 1
    for step in range(max_steps):
        table = np.tile(x, (len(x), 1))
        np.fill_diagonal(table, 1 - x)
        heights = np.array([f(row) for row in table])
        count += len(x)
        k = heights.argmax()
        if heights[k] > value:
            x, value = table[k], heights[k]
        else:
            break
    return x, value, count
