"""uses a step of 1e-12, where rounding takes over

Breaks: quadratic, linear and curved functions
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    h = min(h, 1e-12) if h < 0.01 else h
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (f(x + step) - f(x - step)) / (2 * h)
    return gradient
