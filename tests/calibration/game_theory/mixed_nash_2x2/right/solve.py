# Two small linear systems.
import numpy as np


def mixed_nash_2x2(A, B):
    A, B = A.astype(float), B.astype(float)
    out = []
    for table in (B, A.T):
        gap = table[:, 0] - table[:, 1]
        if abs(gap[0] - gap[1]) <= 1e-12:
            return None
        share = np.linalg.solve([[gap[0], gap[1]], [1.0, 1.0]], [0.0, 1.0])[0]
        if share <= 0 or share >= 1:
            return None
        out.append(float(share))
    return tuple(out)
