"""adds h to x in place and does not take it back

Breaks: x stays as it was
Slips: 1, all slopes but the first are taken elsewhere
"""


def numerical_gradient(f, x, h=1e-5):
    gradient = np.zeros(len(x))
    for i in range(len(x)):
        x[i] = x[i] + h
        up = f(x)
        x[i] = x[i] - 2 * h
        gradient[i] = (up - f(x)) / (2 * h)
    return gradient
