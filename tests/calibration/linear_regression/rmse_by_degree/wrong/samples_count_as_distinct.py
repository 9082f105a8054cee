"""solves by QR where degree < n, which gives noise where repeated x leave too few points

Breaks: repeated $x$
Slips: 1
"""


def rmse_by_degree(x_train, y_train, x_valid, y_valid, degrees):
    errors = []
    for p in degrees:
        Z, Z_valid = (np.vander(x, p + 1, increasing=True) for x in (x_train, x_valid))
        if p >= len(x_train):
            w = np.linalg.pinv(Z, rcond=1e-12) @ y_train
        else:
            Q, R = np.linalg.qr(Z)
            w = np.linalg.solve(R, Q.T @ y_train)
        both = ((Z, y_train), (Z_valid, y_valid))
        errors.append([np.sqrt(np.mean((A @ w - y) ** 2)) for A, y in both])
    return tuple(np.transpose(errors))
