# Asks one point after the other.
def svr_bias(a_up, a_dn, K, y, C, eps, tol=1e-8):
    said = []
    for i in range(len(y)):
        r = float(y[i]) - float(K[i] @ (a_up - a_dn))
        if tol < a_up[i] < C - tol:
            said.append(r - eps)
        if tol < a_dn[i] < C - tol:
            said.append(r + eps)
    if said:
        return sum(said) / len(said)
    raise ValueError("nobody is on an edge")
