"""makes columns only as long as 1 if they are nearly at right angles

Breaks: other bases of one subspace
"""


def principal_angles(A, B):
    bases = []
    for M in (A, B):
        N = M / np.linalg.norm(M, axis=0)
        G = N.T @ N - np.eye(N.shape[1])
        bases.append(N if np.abs(G).max() < 0.05 else np.linalg.qr(M)[0])
    return np.arccos(np.clip(np.linalg.svd(bases[0].T @ bases[1], compute_uv=False), -1, 1))
