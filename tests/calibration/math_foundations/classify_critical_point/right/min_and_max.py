# Looks at the smallest and the largest eigenvalue.
def classify_critical_point(grad, H, tol=1e-8):
    if np.sqrt(np.sum(grad**2)) > tol:
        return "not critical"
    values = np.linalg.eigvalsh(H)
    low, high = min(values), max(values)
    if low > tol:
        return "minimum"
    if high < -tol:
        return "maximum"
    if low < -tol and high > tol:
        return "saddle"
    return "undetermined"
