"""has 1e-5 written into the code

Breaks: large steps
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns, h = [], 1e-5
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / (2 * h))
    return np.column_stack(columns)
