"""divides by the number of points

Breaks: single points
Slips: 1, right for single points only
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float(v @ K @ v / 2 + (eps - y) @ a_up + (eps + y) @ a_dn) / len(y)
