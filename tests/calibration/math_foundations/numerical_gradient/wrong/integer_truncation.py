"""writes x + h into an array of integers

Breaks: integers
"""


def numerical_gradient(f, x, h=1e-5):
    gradient = np.zeros(len(x))
    for i in range(len(x)):
        plus, minus = x.copy(), x.copy()
        plus[i] = x[i] + h
        minus[i] = x[i] - h
        gradient[i] = (f(plus) - f(minus)) / (2 * h)
    return gradient
