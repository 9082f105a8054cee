"""divides by h in place of 2 h

Slips: 1, every entry is twice too large
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / h)
    return np.column_stack(columns)
