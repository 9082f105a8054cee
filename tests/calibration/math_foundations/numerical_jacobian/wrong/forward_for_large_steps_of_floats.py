"""steps to one side if f returns a float and the step is large

Breaks: large steps
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.array(x, dtype=float)
    columns = []
    for j in range(len(x)):
        step = np.zeros(len(x))
        step[j] = h
        if h > 0.01 and np.ndim(f(x)) == 0:
            columns.append(np.atleast_1d((f(x + step) - f(x)) / h))
            continue
        columns.append(np.atleast_1d((np.asarray(f(x + step)) - np.asarray(f(x - step))) / (2 * h)))
    return np.array(columns, dtype=float).T
