"""appends only what is better than all

Slips: 1, far entries that are not better occur in two tests
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    distances = [np.linalg.norm(new[0] - entry[0]) for entry in archive]
    if not archive or (min(distances) > radius and new[2] > max(entry[2] for entry in archive)):
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], new, *archive[nearest + 1 :]]
