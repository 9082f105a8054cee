# Builds a list from the last entry to the first.
def numerical_gradient(f, x, h=1e-5):
    g = []
    for i in reversed(range(len(x))):
        y = np.array(x, dtype=float)
        y[i] += h
        up = f(y)
        y[i] = x[i] - h
        g.insert(0, (up - f(y)) / (2 * h))
    return g
