"""takes a step above 1/2 for 1/2

Breaks: large steps
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x, h = np.array(x, dtype=float), min(h, 0.5)
    columns = []
    for j in range(len(x)):
        step = np.zeros(len(x))
        step[j] = h
        columns.append(np.atleast_1d((np.asarray(f(x + step)) - np.asarray(f(x - step))) / (2 * h)))
    return np.array(columns, dtype=float).T
