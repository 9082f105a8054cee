"""gives f a single entry of x in place of the whole vector

Slips: 1, no function of a vector gets one
"""


def numerical_gradient(f, x, h=1e-5):
    return np.array([(f(entry + h) - f(entry - h)) / (2 * h) for entry in x])
