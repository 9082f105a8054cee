# Writes the rows of A one by one.
def primal_qp(X, y):
    d = X.shape[1]
    Q = np.diag([0.0] + [1.0] * d)
    A = np.array([[t] + [t * v for v in x] for x, t in zip(X, y)], dtype=float)
    return Q, np.zeros(d + 1), A, np.ones(len(y))
