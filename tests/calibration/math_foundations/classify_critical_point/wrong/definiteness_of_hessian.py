"""asks definiteness, whose tolerance is relative

Breaks: tol
"""


def classify_critical_point(grad, H, tol=1e-8):
    if np.linalg.norm(grad) > tol:
        return "not critical"
    return {
        "positive definite": "minimum",
        "negative definite": "maximum",
        "indefinite": "saddle",
    }.get(definiteness(H, tol), "undetermined")
