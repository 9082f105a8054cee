"""takes a larger step where an entry is large

Breaks: their places (a step is h, however large x is)
"""


def numerical_gradient(f, x, h=1e-5):
    x = np.asarray(x, dtype=float)
    g = np.zeros(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h * max(1.0, abs(x[i]) / 100)
        g[i] = (f(x + step) - f(x - step)) / (2 * step[i])
    return g
