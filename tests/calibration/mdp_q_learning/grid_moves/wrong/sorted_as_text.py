"""sorts cells as texts, so that column 10 comes before column 2

Breaks: wide and tall grids
"""


def grid_moves(rows, cols, walls):
    states = sorted(
        ((r, c) for r in range(rows) for c in range(cols) if (r, c) not in walls), key=str
    )
    number = {cell: s for s, cell in enumerate(states)}
    moves = [
        [number.get((r + dr, c + dc), s) for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1))]
        for s, (r, c) in enumerate(states)
    ]
    return states, np.array(moves)
