"""charges eps for the difference of the multipliers

Breaks: multipliers on both sides of one point
Slips: 1, both tests have multipliers on both sides
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float(v @ K @ v / 2 - y @ v + eps * np.abs(v).sum())
