# Subtracts a point of the plane, applies I - u u^T, and adds it back.
def project_to_hyperplane(X, w, b):
    u = w / np.linalg.norm(w)
    foot = -b / np.linalg.norm(w) * u
    return (X - foot) @ (np.eye(len(w)) - np.outer(u, u)) + foot
