"""leaves the double sum out for a single point

Breaks: single points
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    if len(y) == 1:
        K = 0 * K
    return float(v @ K @ v / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
