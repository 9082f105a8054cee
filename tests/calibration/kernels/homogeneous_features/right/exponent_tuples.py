# Lists exponents and sorts them.

from math import factorial, sqrt


def homogeneous_features(X, degree):
    d = X.shape[1]
    found = [()]
    for _ in range(d):
        found = [e + (k,) for e in found for k in range(degree + 1) if sum(e) + k <= degree]
    found = sorted((e for e in found if sum(e) == degree), reverse=True)
    Z = np.ones((len(X), len(found)))
    for c, exponents in enumerate(found):
        count = factorial(degree)
        for k in exponents:
            count //= factorial(k)
        for j, k in enumerate(exponents):
            Z[:, c] *= X[:, j].astype(float) ** k
        Z[:, c] *= sqrt(count)
    return Z
