"""forgets the half before the double sum

Breaks: the factor $\\tfrac12$
Slips: 1, right where the double sum is 0 only
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float(v @ K @ v + (eps - y) @ a_up + (eps + y) @ a_dn)
