"""gives the multipliers the dtype of the table

Breaks: integers
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    a_up, a_dn = a_up.astype(K.dtype), a_dn.astype(K.dtype)
    v = a_up - a_dn
    curved = 0.5 * (v @ K @ v)
    straight = (eps - y) @ a_up + (eps + y) @ a_dn
    return float(curved + straight)
