"""keeps numbers of cells in eight bits"""


def grid_moves(rows, cols, walls):
    states = [(r, c) for r in range(rows) for c in range(cols) if (r, c) not in walls]
    number = {cell: s for s, cell in enumerate(states)}
    moves = np.zeros((len(states), 4), dtype=np.uint8)
    for s, (r, c) in enumerate(states):
        for a, (dr, dc) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            moves[s, a] = number.get((r + dr, c + dc), s) % 256
    return states, moves
