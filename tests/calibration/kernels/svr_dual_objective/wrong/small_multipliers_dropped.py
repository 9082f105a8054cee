"""leaves out points whose multipliers are both below 1e-12

Breaks: other units
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    keep = (a_up > 1e-12) | (a_dn > 1e-12)
    u, d, y, K = a_up[keep], a_dn[keep], y[keep], K[np.ix_(keep, keep)]
    v = u - d
    return float(0.5 * v @ K @ v + (eps - y) @ u + (eps + y) @ d)
