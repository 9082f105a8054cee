"""looks at the first two entries only

Breaks: quadratic, linear and curved functions
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    gradient = np.zeros(len(x))
    for i in range(min(2, len(x))):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (f(x + step) - f(x - step)) / (2 * h)
    return gradient
