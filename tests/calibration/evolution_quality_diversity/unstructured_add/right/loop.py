# Looks for the nearest in a loop.
def unstructured_add(archive, b, x, fitness, radius):
    new = list(archive)
    best, place = None, None
    for i, (other, _, _) in enumerate(archive):
        gap = float(np.sqrt(np.sum((np.asarray(b, float) - other) ** 2)))
        if best is None or gap < best:
            best, place = gap, i
    if best is None or best > radius:
        new.append((b, x, fitness))
    elif fitness > archive[place][2]:
        new[place] = (b, x, fitness)
    return new
