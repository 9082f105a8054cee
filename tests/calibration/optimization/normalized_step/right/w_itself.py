# Returns w itself for a zero gradient.
def normalized_step(w, grad, eta):
    if not grad.any():
        return w
    return w - grad * (eta / np.sqrt(np.sum(grad**2)))
