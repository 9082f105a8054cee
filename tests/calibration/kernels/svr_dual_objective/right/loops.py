# Adds up pair by pair.
def svr_dual_objective(a_up, a_dn, K, y, eps):
    total = 0.0
    for i in range(len(y)):
        total += eps * (a_up[i] + a_dn[i]) - y[i] * (a_up[i] - a_dn[i])
        for j in range(len(y)):
            total += 0.5 * (a_up[i] - a_dn[i]) * (a_up[j] - a_dn[j]) * K[i, j]
    return total
