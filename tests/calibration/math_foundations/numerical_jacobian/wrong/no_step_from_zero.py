"""takes a step with the sign of x, which is none where x is 0

Breaks: integers
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = np.array(x, dtype=float)
    columns = []
    for j in range(len(x)):
        step = np.zeros(len(x))
        step[j] = h * np.sign(x[j])
        columns.append(
            np.atleast_1d(
                (np.asarray(f(x + step)) - np.asarray(f(x - step))) / (2 * (step[j] or 1.0))
            )
        )
    return np.array(columns, dtype=float).T
