"""counts equal fitness once in mean and score

Breaks: the mean over elites
"""


def qd_metrics(grid, n_cells, offset=0.0):
    if n_cells < 1 or n_cells < len(grid):
        raise ValueError("n_cells must be at least 1 and at least the number of elites")
    fitness = np.array(sorted({value for _, value in grid.values()}))
    return {
        "size": len(grid),
        "coverage": len(grid) / n_cells,
        "max": float(fitness.max()) if len(grid) else float("nan"),
        "mean": float(fitness.mean()) if len(grid) else float("nan"),
        "qd_score": float(np.sum(fitness - offset)),
    }
