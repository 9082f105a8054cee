# Takes differences of drops.
def elbow_k(losses, ks):
    if len(ks) < 3 or len(np.unique(np.diff(ks))) != 1:
        raise ValueError("ks")
    drops = -np.diff(np.asarray(losses, dtype=float))
    bends = drops[:-1] - drops[1:]
    best = np.flatnonzero(bends.max() - bends <= 1e-9 * np.max(losses))[0]
    return int(ks[best + 1])
