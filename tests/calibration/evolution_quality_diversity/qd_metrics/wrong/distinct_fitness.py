"""counts equally good elites once"""


def qd_metrics(grid, n_cells, offset=0.0):
    n = len({v for _, v in grid.values()})
    if n_cells < 1 or n_cells < n:
        raise ValueError("n_cells")
    values = np.array([fitness for _, fitness in grid.values()], dtype=float)
    return {
        "size": n,
        "coverage": n / n_cells,
        "max": float(values.max()) if n else float("nan"),
        "mean": float(values.mean()) if n else float("nan"),
        "qd_score": float((values - offset).sum()),
    }
