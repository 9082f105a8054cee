"""takes a small gradient for zero"""


def normalized_step(w, grad, eta):
    n=np.linalg.norm(grad)
    return w if n<1e-8 else w-eta*grad/n
