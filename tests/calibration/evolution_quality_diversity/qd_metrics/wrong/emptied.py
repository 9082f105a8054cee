"""empties the grid as it reads it"""


def qd_metrics(grid, n_cells, offset=0.0):
    if n_cells < 1 or n_cells < len(grid):
        raise ValueError("n_cells must be at least 1 and at least the number of elites")
    size = len(grid)
    fitness = np.array([grid.pop(cell)[1] for cell in list(grid)])
    return {
        "size": size,
        "coverage": size / n_cells,
        "max": float(fitness.max()) if size else float("nan"),
        "mean": float(fitness.mean()) if size else float("nan"),
        "qd_score": float(np.sum(fitness - offset)),
    }
