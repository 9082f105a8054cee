"""averages what is left over all points

Breaks: points at $C$ (which do not count)
Slips: 1, no offset is right but by accident
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = (tol < a_up) & (a_up < C - tol)
    below = (tol < a_dn) & (a_dn < C - tol)
    offsets = r
    if not above.any() and not below.any():
        raise ValueError("no point lies on an edge")
    return float(offsets.mean())
