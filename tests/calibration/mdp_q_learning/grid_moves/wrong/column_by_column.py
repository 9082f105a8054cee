"""counts the cells column by column

Breaks: the numbering
"""


def grid_moves(rows, cols, walls):
    states = []
    for c in range(cols):
        for r in range(rows):
            if (r, c) not in walls:
                states.append((r, c))
    moves = np.zeros((len(states), 4), dtype=int)
    for s in range(len(states)):
        r, c = states[s]
        for a, (dr, dc) in enumerate([(-1, 0), (0, 1), (1, 0), (0, -1)]):
            target = (r + dr, c + dc)
            if target in states:
                moves[s, a] = states.index(target)
            else:
                moves[s, a] = s
    return states, moves
