"""lets the step grow with entries beyond 100

Breaks: large steps
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.array(x, dtype=float)
    columns = []
    for j in range(len(x)):
        step = np.zeros(len(x))
        step[j] = h * max(1.0, abs(x[j]) / 100)
        columns.append(
            np.atleast_1d((np.asarray(f(x + step)) - np.asarray(f(x - step))) / (2 * step[j]))
        )
    return np.array(columns, dtype=float).T
