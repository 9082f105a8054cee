"""asks the result of f for its length, which a float does not have

Breaks: one output (a float, or an array with one entry)
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = f(x + step) - f(x - step)
        if len(difference) == 0:
            raise ValueError("no output")
        columns.append(difference / (2 * h))
    return np.column_stack(columns)
