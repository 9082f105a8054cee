"""returns a row for a single input

Breaks: one input
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / (2 * h))
    J = np.column_stack(columns)
    return J.T if len(x) == 1 else J
