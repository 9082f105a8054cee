"""squeezes a single output to one dimension

Breaks: one output (a float, or an array with one entry)
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / (2 * h))
    return np.squeeze(np.column_stack(columns))
