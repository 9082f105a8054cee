"""moves x itself and takes the step back, but not after the last entry

Breaks: x stays as it was
"""


def numerical_gradient(f: Callable, x: np.ndarray, h: float = 1e-5) -> np.ndarray:
    if x.dtype.kind != "f":
        x = x.astype(float)
    gradient = np.empty(len(x))
    for i in range(len(x)):
        keep = x[i]
        x[i] = keep + h
        up = f(x.copy())
        x[i] = keep - h
        down = f(x.copy())
        gradient[i] = (up - down) / (2 * h)
        if i < len(x) - 1:
            x[i] = keep
    return gradient
