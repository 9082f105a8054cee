"""takes the eigenvalues of the product of two projectors"""


def principal_angles(A, B):
    A, B = A.astype(float), B.astype(float)
    P = A @ np.linalg.inv(A.T @ A) @ A.T
    Q = B @ np.linalg.inv(B.T @ B) @ B.T
    values = np.sort(np.linalg.eigvals(P @ Q).real)[::-1][: A.shape[1]]
    return np.arccos(np.sqrt(np.clip(values, 0, 1)))
