"""decides by the sign of the determinant"""


def classify_critical_point(grad, H, tol=1e-8):
    if np.linalg.norm(grad) > tol:
        return "not critical"
    det = np.linalg.det(H)
    if abs(det) <= tol:
        return "undetermined"
    if det < 0:
        return "saddle"
    return "minimum" if H[0, 0] > 0 else "maximum"
