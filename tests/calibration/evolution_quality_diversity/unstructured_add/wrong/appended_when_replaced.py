"""appends the new entry where it replaces one

Breaks: that it is replaced in its place
Slips: 1, replaced entries occur in every test
"""


def unstructured_add(archive, b, x, fitness, radius):
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    distances = [np.linalg.norm(new[0] - entry[0]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], *archive[nearest + 1 :], new]
