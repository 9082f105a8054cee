"""computes distances from the expanded square

Slips: 1
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    rows = [(np.asarray(entry[0], dtype=float), new[0]) for entry in archive]
    distances = [np.sqrt(max(a @ a - 2 * a @ c + c @ c, 0.0)) for a, c in rows]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], new, *archive[nearest + 1 :]]
