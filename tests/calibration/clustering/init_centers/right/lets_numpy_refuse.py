# Leaves the error to choice.
def init_centers(X, k, rng):
    return np.take(X, rng.choice(np.arange(len(X)), k, False), axis=0) * 1.0
