"""takes the lower multipliers off the upper ones in place"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    value = float(v @ K @ v / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
    a_up -= a_dn.astype(a_up.dtype)
    return value
