"""makes room for as many outputs as inputs

Slips: 1, only square Jacobians have any answer
"""


def numerical_jacobian(f, x, h=1e-5):
    m = len(x)
    J = np.zeros((m, m))
    for j, step in enumerate(h * np.eye(m)):
        J[:, j] = (f(x + step) - f(x - step)) / (2 * h)
    return J
