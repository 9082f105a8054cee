"""takes the diagonal of the double sum alone

Slips: 1, both tests have larger tables
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float(np.diag(K) @ v**2 / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
