"""takes slopes below a millionth of the largest for zero, and large outputs for noise

Breaks: linear maps (A @ x has the Jacobian A) and curved ones
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / (2 * h))
    J = np.column_stack(columns)
    return np.where(np.abs(J) > 0.2 * np.abs(J).max(), J, 0.0)
