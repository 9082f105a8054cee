# A frame of -1 around the numbers.
def grid_moves(rows, cols, walls):
    number = np.full((rows + 2, cols + 2), -1)
    free = np.ones((rows, cols), bool)
    for r, c in walls:
        free[r, c] = False
    cells = np.argwhere(free)
    number[1:-1, 1:-1][free] = np.arange(len(cells))
    r, c = cells[:, 0] + 1, cells[:, 1] + 1
    moves = np.stack(
        [number[r - 1, c], number[r, c + 1], number[r + 1, c], number[r, c - 1]], axis=1
    )
    here = np.arange(len(cells))[:, None]
    return [tuple(x) for x in cells.tolist()], np.where(moves < 0, here, moves)
