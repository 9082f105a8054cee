"""stops before it takes over the last v

Breaks: with the lam and v that belong to the last step
"""


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v, n_steps = v0 / np.linalg.norm(v0), 0
    for n_steps in range(1, n_iter + 1):
        image = A @ v
        if not image.any():
            break
        new = image / np.linalg.norm(image)
        if min(np.linalg.norm(new - v), np.linalg.norm(new + v)) < tol:
            break
        v = new
    v = v * np.sign(v[np.argmax(np.abs(v))])
    return float(v @ A @ v), v, n_steps
