"""stores descriptors and solutions in the type they come in

Breaks: integers
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b), np.array(x), float(fitness))
    distances = [np.linalg.norm(np.asarray(b, dtype=float) - entry[0]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], new, *archive[nearest + 1 :]]
