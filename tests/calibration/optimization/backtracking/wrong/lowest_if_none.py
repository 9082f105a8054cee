"""takes the step that went lowest where none meets the condition

Breaks: a gradient of the wrong sign or length
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    start, slope = f(w), grad @ grad
    lowest, chosen = start, 0.0
    eta = eta0
    for _ in range(61):
        value = f(w - eta * grad)
        if value <= start - c * eta * slope:
            return float(eta)
        if value < lowest:
            lowest, chosen = value, eta
        eta *= beta
    return float(chosen)
