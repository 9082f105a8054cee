# Asks four questions for each step.
def grid_moves(rows, cols, walls):
    states = [
        (i // cols, i % cols) for i in range(rows * cols) if (i // cols, i % cols) not in walls
    ]
    moves = np.empty((len(states), 4), dtype=np.int32)
    for s, (r, c) in enumerate(states):
        up, down = (max(r - 1, 0), c), (min(r + 1, rows - 1), c)
        left, right = (r, max(c - 1, 0)), (r, min(c + 1, cols - 1))
        for a, cell in enumerate([up, right, down, left]):
            moves[s, a] = s if cell in walls else states.index(cell)
    return states, moves
