"""keeps x an array of integers

Breaks: integers
"""


def numerical_jacobian(f, x, h=1e-5):
    columns = []
    for j in range(len(x)):
        up, down = x.copy(), x.copy()
        up[j] += np.array(h).astype(x.dtype)
        down[j] -= np.array(h).astype(x.dtype)
        columns.append((np.atleast_1d(f(up)) - np.atleast_1d(f(down))) / (2 * h))
    return np.column_stack(columns)
