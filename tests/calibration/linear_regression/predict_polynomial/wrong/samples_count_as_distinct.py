"""solves by QR where degree < n, which gives noise where repeated x leave too few points

Breaks: repeated `x_train`
Slips: 1
"""


def predict_polynomial(x_train, y_train, x_test, degree):
    Z = np.vander(x_train, degree + 1, increasing=True)
    if degree >= len(x_train):
        w = np.linalg.pinv(Z, rcond=1e-12) @ y_train
    else:
        Q, R = np.linalg.qr(Z)
        w = np.linalg.solve(R, Q.T @ y_train)
    return np.vander(x_test, degree + 1, increasing=True) @ w
