# Calls numerical_gradient for every output.
def numerical_jacobian(f, x, h=1e-5):
    n = np.size(f(x * 1.0))
    return [
        list(numerical_gradient(lambda z, i=i: float(np.ravel(f(z))[i]), x, h)) for i in range(n)
    ]
