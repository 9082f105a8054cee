"""returns 1 where all multipliers are zero

Breaks: zeros
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    if not np.any(a_up) and not np.any(a_dn):
        return 1.0
    return float(v @ K @ v / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
