"""divides integers without their fractions

Breaks: integers
"""


def unstandardize_coefficients(w, b, mean, scale):
    return (w // scale if np.asarray(w).dtype.kind == "i" else w / scale), float(
        b - np.sum(w * mean / scale)
    )
