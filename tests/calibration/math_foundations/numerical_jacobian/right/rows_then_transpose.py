# Stacks rows and transposes.
def numerical_jacobian(f, x, h=1e-5):
    rows = [(np.array(f(x + s)) - np.array(f(x - s))) / (2 * h) for s in h * np.eye(len(x))]
    return np.reshape(rows, (len(x), -1)).T
