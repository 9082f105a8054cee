# Copies the dict, then sets an entry.
def map_elites_add(grid, cell, x, fitness):
    new = {key: value for key, value in grid.items()}
    stored = False
    if fitness == fitness:
        if cell not in new or new[cell][1] < fitness:
            new[cell] = (np.asarray(x, dtype=float).copy(), fitness * 1.0)
            stored = True
    return new, stored
