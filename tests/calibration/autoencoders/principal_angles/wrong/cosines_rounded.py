"""rounds the cosines to ten decimals

Breaks: tiny angles
Slips: 1
"""


def principal_angles(A, B):
    Qa, Qb = np.linalg.qr(np.asarray(A, float))[0], np.linalg.qr(np.asarray(B, float))[0]
    c = np.round(np.linalg.svd(Qa.T @ Qb, compute_uv=False), 10)
    return np.arccos(np.clip(c, 0, 1))
