"""solves the normal equations, which hold no digits any more at degree 12

Slips: 1, only low degrees have their digits
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    Z = np.vander(x_train, degree + 1, increasing=True)
    w = np.linalg.solve(Z.T @ Z, Z.T @ y_train)
    return np.vander(x_test, degree + 1, increasing=True) @ w
