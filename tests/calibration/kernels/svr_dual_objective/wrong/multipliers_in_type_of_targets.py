"""gives the multipliers the dtype of the targets

Breaks: integers
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    a_up, a_dn = a_up.astype(y.dtype), a_dn.astype(y.dtype)
    v = a_up - a_dn
    curved = 0.5 * (v @ K @ v)
    straight = (eps - y) @ a_up + (eps + y) @ a_dn
    return float(curved + straight)
