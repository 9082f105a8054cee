"""returns an array of the dtype of x

Breaks: integers
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    original = x
    x = x.astype(float)
    gradient = np.zeros_like(original)
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (f(x + step) - f(x - step)) / (2 * h)
    return gradient
