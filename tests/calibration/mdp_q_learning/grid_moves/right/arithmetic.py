# Goes by a table of numbers with a border.
def grid_moves(rows, cols, walls):
    number = -np.ones((rows + 2, cols + 2), dtype=int)
    states = []
    for r in range(rows):
        for c in range(cols):
            if (r, c) not in walls:
                number[r + 1, c + 1] = len(states)
                states.append((r, c))
    moves = []
    for s, (r, c) in enumerate(states):
        around = [number[r, c + 1], number[r + 1, c + 2], number[r + 2, c + 1], number[r + 1, c]]
        moves.append([int(t) if t >= 0 else s for t in around])
    return states, np.array(moves)
