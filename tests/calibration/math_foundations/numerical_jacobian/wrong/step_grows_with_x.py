"""takes larger steps along entries above 10

Breaks: large steps
"""


def numerical_jacobian(f, x, h=1e-5):
    x = np.asarray(x, dtype=float)
    columns = []
    for j in range(len(x)):
        e = np.zeros(len(x))
        e[j] = h * max(1.0, abs(x[j]) / 10)
        columns.append((np.atleast_1d(f(x + e)) - np.atleast_1d(f(x - e))) / (2 * e[j]))
    return np.column_stack(columns)
