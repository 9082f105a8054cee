"""subtracts eps below the tube

Breaks: the signs of `y` and of `eps` in both sums
Slips: 1, every test has multipliers below
"""


def svr_dual_objective(a_up, a_dn, K, y, eps):
    v = a_up - a_dn
    return float(v @ K @ v / 2 + (eps - y) @ a_up + (y - eps) @ a_dn)
