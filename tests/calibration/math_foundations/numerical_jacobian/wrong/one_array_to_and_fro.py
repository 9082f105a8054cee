"""moves one array to and fro, so that outputs which share it move along

Breaks: linear maps
"""


def numerical_jacobian(f, x, h=1e-5):
    x = np.asarray(x, dtype=float)
    columns = []
    z = x.copy()
    for j in range(len(x)):
        z[j] = x[j] + h
        up = f(z)
        z[j] = x[j] - h
        down = f(z)
        z[j] = x[j]
        columns.append(np.atleast_1d(np.subtract(up, down)) / (2 * h))
    return np.column_stack(columns)
