"""replaces all entries within the radius

Slips: 1, the place in the list is lost as well
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    distances = [np.linalg.norm(new[0] - entry[0]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    kept = [entry for entry, gap in zip(archive, distances, strict=True) if gap > radius]
    return [*kept, new]
