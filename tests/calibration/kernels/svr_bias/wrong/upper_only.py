"""asks the points on the upper edge alone if there are any

Breaks: points on both edges
Slips: 1, points on both edges occur in every test
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = (tol < a_up) & (a_up < C - tol)
    below = (tol < a_dn) & (a_dn < C - tol)
    offsets = r[above] - eps if above.any() else r[below] + eps
    if not len(offsets):
        raise ValueError("no point lies on an edge")
    return float(offsets.mean())
