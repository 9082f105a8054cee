"""halves integers by whole division

Breaks: integers
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    q = v @ K @ v
    half = q // 2 if isinstance(q, np.integer) else q / 2
    return float(half + (eps - y) @ a_up + (eps + y) @ a_dn)
