"""moves x itself and loses a rounding error on the way

Breaks: x stays as it was
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float, copy=False)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        x += step
        x -= step * (1 + 1e-9)
        columns.append(difference / (2 * h))
    return np.column_stack(columns)
