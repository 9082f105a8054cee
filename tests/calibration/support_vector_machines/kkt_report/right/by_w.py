# Computes floor and ceiling one after the other.
def kkt_report(alpha, b, K, y, C):
    n = len(y)
    f = np.array([sum(alpha[j] * y[j] * K[i, j] for j in range(n)) + b for i in range(n)])
    finite = C != np.inf
    xi = np.array([max(0.0, 1 - y[i] * f[i]) if finite else 0.0 for i in range(n)])
    lack = 1 - xi - y * f
    terms = [abs(alpha[i] * lack[i]) for i in range(n)]
    if finite:
        terms += [abs((C - alpha[i]) * xi[i]) for i in range(n)]
    half = 0.5 * sum(alpha[i] * y[i] * (f[i] - b) for i in range(n))
    ceiling = half + (C * xi.sum() if finite else 0)
    return dict(
        primal=float(max(0, *lack)),
        dual_box=float(max(0, *(-alpha), *(alpha - C))),
        equality=float(abs(np.dot(alpha, y))),
        slackness=float(max(terms)),
        duality_gap=float(ceiling - (alpha.sum() - half)),
    )
