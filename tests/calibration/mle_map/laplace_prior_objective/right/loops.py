"""loops in plain Python"""


def laplace_prior_objective(X, y, w, sigma2, scale):
    total = 0.0
    for row, target in zip(X, y):
        total += (float(np.dot(row, w)) - float(target)) ** 2
    return total / (2 * sigma2) + sum(abs(float(v)) for v in w) / scale
