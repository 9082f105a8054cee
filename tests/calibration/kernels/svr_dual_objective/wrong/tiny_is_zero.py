"""returns 0 for values below 1e-12

Breaks: other units
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    value = float(v @ K @ v / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
    return value if abs(value) > 1e-12 else 0.0
