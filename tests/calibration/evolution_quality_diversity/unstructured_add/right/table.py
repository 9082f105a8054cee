# By a table of all descriptors.
def unstructured_add(archive, b, x, fitness, radius):
    out = [tuple(e) for e in archive]
    if len(out) > 0:
        D = np.sqrt(np.sum((np.array([e[0] for e in out], dtype=float) - b) ** 2, axis=1))
        near = D.argmin()
        if D[near] <= radius:
            if out[near][2] < fitness:
                out[near] = (1.0 * b, 1.0 * x, float(fitness))
            return out
    return out + [(1.0 * b, 1.0 * x, float(fitness))]
