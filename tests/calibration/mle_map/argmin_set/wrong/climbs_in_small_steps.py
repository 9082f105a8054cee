"""goes up from the smallest value as long as each step is at most tol

Breaks: a larger `tol`
Slips: 1
"""


def argmin_set(values, grid, tol=1e-12):
    steps = np.sort(values)
    top = steps[0]
    for value in steps[1:]:
        if not value - top <= tol:
            break
        top = value
    return grid[values <= top]
