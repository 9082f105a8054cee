"""adds the double sums of both kinds

Breaks: multipliers on both sides of one point
Slips: 1, both tests have cross terms
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float((a_up @ K @ a_up + a_dn @ K @ a_dn) / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
