# Uses eigvals and counts.
def classify_critical_point(grad, H, tol=1e-8):
    if (grad @ grad) ** 0.5 > tol:
        return "not critical"
    values = np.real(np.linalg.eigvals(H))
    plus, minus = int((values > tol).sum()), int((values < -tol).sum())
    if plus == len(values):
        return "minimum"
    if minus == len(values):
        return "maximum"
    return "saddle" if plus > 0 and minus > 0 else "undetermined"
