"""decides by the sign of the determinant

Breaks: dimensions 1 to 4 and one large
Slips: 1, one number cannot tell four answers apart
"""


def classify_critical_point(grad, H, tol=1e-8):
    if np.linalg.norm(grad) > tol:
        return "not critical"
    det = np.linalg.det(H)
    if abs(det) <= tol:
        return "undetermined"
    if det < 0:
        return "saddle"
    return "minimum" if H[0, 0] > 0 else "maximum"
