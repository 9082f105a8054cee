"""returns 0 if no point counts

Breaks: `ValueError`
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = (tol < a_up) & (a_up < C - tol)
    below = (tol < a_dn) & (a_dn < C - tol)
    offsets = np.append(r[above] - eps, r[below] + eps)
    if not len(offsets):
        return 0.0
    return float(offsets.mean())
