"""goes half a step to either side

Breaks: large steps (the formula must show, to a relative 1e-9)
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (f(x + step / 2) - f(x - step / 2)) / h
    return gradient
