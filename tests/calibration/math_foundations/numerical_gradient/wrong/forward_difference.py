"""takes one step forward only

Breaks: quadratic, linear and curved functions
Slips: 1, no slope has the digits of a central one
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        step = np.zeros(len(x))
        step[i] = h
        gradient[i] = (f(x + step) - f(x)) / h
    return gradient
