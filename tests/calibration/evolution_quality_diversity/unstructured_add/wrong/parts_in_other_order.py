"""writes the solution before the descriptor

Slips: 1, every new entry is written down wrongly
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    swapped = (new[1], new[0], new[2])
    distances = [np.linalg.norm(new[0] - entry[0]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, swapped]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], swapped, *archive[nearest + 1 :]]
