"""inverts X^T X by a pseudo-inverse, which loses the digits at high degrees

Breaks: degree 12 on 30 evenly spaced points from 0 to 1
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    Z = np.vander(x_train, degree + 1, increasing=True)
    w = np.linalg.pinv(Z.T @ Z) @ Z.T @ y_train
    return np.vander(x_test, degree + 1, increasing=True) @ w
