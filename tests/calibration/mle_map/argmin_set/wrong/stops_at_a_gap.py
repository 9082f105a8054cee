"""returns only the neighbours of the first lowest point

Breaks: several minimisers on grids in any order
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    low = values - values.min() <= tol
    start = int(np.argmax(low))
    end = start
    while end < len(grid) and low[end]:
        end += 1
    return grid[start:end]
