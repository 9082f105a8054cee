"""uses four points, which is not the formula

Breaks: large steps (the formula must show, to a relative 1e-9)
Breaks: the number of the calls
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (8 * (f(x + step) - f(x - step)) - f(x + 2 * step) + f(x - 2 * step)) / (
            12 * h
        )
    return gradient
