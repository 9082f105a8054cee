# Solves by elimination with row exchanges, in plain lists.
def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    import math

    def solve(H, b):
        M = [list(map(float, row)) + [float(v)] for row, v in zip(H, b)]
        d = len(M)
        for k in range(d):
            p = max(range(k, d), key=lambda i: abs(M[i][k]))
            if M[p][k] == 0:
                raise np.linalg.LinAlgError("singular")
            M[k], M[p] = M[p], M[k]
            for i in range(d):
                if i != k:
                    q = M[i][k] / M[k][k]
                    M[i] = [a - q * c for a, c in zip(M[i], M[k])]
        return [M[i][d] / M[i][i] for i in range(d)]

    w = [float(v) for v in w0]
    for _ in range(n_iter):
        g = grad(np.array(w))
        if math.sqrt(math.fsum(v * v for v in g)) <= tol:
            break
        w = [a - s for a, s in zip(w, solve(hess(np.array(w)), g))]
    return np.array(w)
