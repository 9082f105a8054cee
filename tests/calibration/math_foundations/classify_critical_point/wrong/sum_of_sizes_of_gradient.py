"""adds up the sizes of the slopes

Breaks: dimensions 1 to 4 and one large
"""


def classify_critical_point(grad, H, tol=1e-8):
    if np.abs(grad).sum() > tol:
        return "not critical"
    w = np.linalg.eigvalsh(H)
    if (w > tol).all():
        return "minimum"
    if (w < -tol).all():
        return "maximum"
    return "saddle" if w[0] < -tol and w[-1] > tol else "undetermined"
