"""replaces only where the fitness is higher by more than a billionth

Breaks: equal fitness
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    distances = [np.linalg.norm(new[0] - entry[0]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2] + 1e-9:
        return list(archive)
    return [*archive[:nearest], new, *archive[nearest + 1 :]]
