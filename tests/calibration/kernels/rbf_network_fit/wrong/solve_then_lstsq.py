"""takes the shortest solution only where solving fails

Breaks: more centres than points
Slips: 1
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam")
    Z = np.column_stack([np.ones(len(X)), rbf_kernel(X, centers, gamma)])
    D = np.diag(np.append(0.0, np.ones(len(centers))))
    try:
        return np.linalg.solve(Z.T @ Z + lam * D, Z.T @ y)
    except np.linalg.LinAlgError:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
