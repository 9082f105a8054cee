"""returns the transpose: one row per input

Breaks: with as many outputs as inputs or not
Slips: 1, nearly every entry stands elsewhere
"""


def numerical_jacobian(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    columns = []
    for step in h * np.eye(len(x)):
        difference = np.atleast_1d(f(x + step)) - np.atleast_1d(f(x - step))
        columns.append(difference / (2 * h))
    return np.array(columns)
