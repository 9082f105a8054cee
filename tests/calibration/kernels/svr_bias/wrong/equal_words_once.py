r"""lets a point of which both multipliers count say one thing where there is no tube

Breaks: $\varepsilon = 0$
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = (tol < a_up) & (a_up < C - tol)
    below = (tol < a_dn) & (a_dn < C - tol)
    offsets = np.append(r[above] - eps, r[below] + eps) if eps else r[above | below]
    if not len(offsets):
        raise ValueError("no point lies on an edge")
    return float(offsets.mean())
