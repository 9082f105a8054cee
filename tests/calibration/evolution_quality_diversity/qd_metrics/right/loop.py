# Adds up in a loop.
def qd_metrics(grid, n_cells, offset=0.0):
    if n_cells <= 0 or len(grid) > n_cells:
        raise ValueError("cells")
    size, total, score, top = 0, 0.0, 0.0, float("nan")
    for x, value in grid.values():
        size += 1
        total += value
        score += value - offset
        if size == 1 or value > top:
            top = value
    mean = total / size if size else float("nan")
    return dict(size=size, coverage=size / n_cells, max=top, mean=mean, qd_score=score)
