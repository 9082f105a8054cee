"""calls f more often than needed

Breaks: the number of the calls
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        f(x)
        gradient[i] = (f(x + step) - f(x - step)) / (2 * h)
    return gradient
