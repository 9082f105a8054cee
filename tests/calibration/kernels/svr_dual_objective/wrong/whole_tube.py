"""cuts the decimals of `eps` off where the targets are integers

Breaks: integers
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    eps = int(eps) if y.dtype.kind == "i" else eps
    v = a_up - a_dn
    curved = 0.5 * (v @ K @ v)
    straight = (eps - y) @ a_up + (eps + y) @ a_dn
    return float(curved + straight)
