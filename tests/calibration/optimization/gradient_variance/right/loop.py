# Distances one by one.
def gradient_variance(grads):
    centre = sum(grads) / len(grads)
    return sum(np.linalg.norm(g - centre) ** 2 for g in grads) / len(grads)
