"""moves all entries together

Slips: 1, no slope along a single axis is seen
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[:] = h
        gradient[i] = (f(x + step) - f(x - step)) / (2 * h)
    return gradient
