"""leaves the tube out of the sums

Breaks: the signs of `y` and of `eps` in both sums
Slips: 1, right for eps = 0 only
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float(v @ K @ v / 2 - y @ v)
