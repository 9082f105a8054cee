"""takes larger steps for larger entries

Breaks: their places (a step is h, however large x is)
"""


def numerical_gradient(f, x, h=1e-5):
    g = []
    for i in range(len(x)):
        e = np.zeros(len(x))
        e[i] = h * max(1, abs(x[i]))
        g.append((f(x + e) - f(x - e)) / (2 * e[i]))
    return np.array(g)
