# By lists, and the empty grid first.
def qd_metrics(grid, n_cells, offset=0.0):
    if n_cells < max(1, len(grid)):
        raise ValueError("too few cells")
    fits = [grid[c][1] for c in grid]
    if not fits:
        return {"size": 0, "coverage": 0.0, "max": np.nan, "mean": np.nan, "qd_score": 0.0}
    return {
        "size": len(fits),
        "coverage": len(fits) / n_cells,
        "max": max(fits),
        "mean": sum(fits) / len(fits),
        "qd_score": sum(fits) - len(fits) * offset,
    }
