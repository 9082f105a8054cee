"""compares the first two coordinates of descriptors only

Slips: 1
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    distances = [np.linalg.norm(new[0][:2] - entry[0][:2]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], new, *archive[nearest + 1 :]]
