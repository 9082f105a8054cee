"""compares with 0 and C exactly

Breaks: dust in place of 0 and of $C$
Breaks: other values of `tol`
Slips: 1, dust occurs in two tests
"""


def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    r = y - K @ (a_up - a_dn)
    above = (0 < a_up) & (a_up < C)
    below = (0 < a_dn) & (a_dn < C)
    offsets = np.append(r[above] - eps, r[below] + eps)
    if not len(offsets):
        raise ValueError("no point lies on an edge")
    return float(offsets.mean())
