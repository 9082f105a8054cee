"""takes cosines within 1e-9 of 1 for 1

Breaks: tiny angles
Slips: 1
"""


def principal_angles(A, B):
    Qa, Qb = np.linalg.qr(np.asarray(A, float))[0], np.linalg.qr(np.asarray(B, float))[0]
    c = np.linalg.svd(Qa.T @ Qb, compute_uv=False)
    return np.where(np.isclose(c, 1, rtol=0, atol=1e-9), 0.0, np.arccos(np.minimum(c, 1)))
