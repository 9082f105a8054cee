"""leaves out cells that cannot be reached from the first one

Breaks: the numbering
"""


def grid_moves(rows, cols, walls):
    steps = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    free = [(r, c) for r in range(rows) for c in range(cols) if (r, c) not in walls]
    seen, todo = {free[0]}, [free[0]]
    while todo:
        r, c = todo.pop()
        for dr, dc in steps:
            t = (r + dr, c + dc)
            if t in seen or t in walls or not (0 <= t[0] < rows and 0 <= t[1] < cols):
                continue
            seen.add(t)
            todo.append(t)
    states = sorted(seen)
    number = {cell: s for s, cell in enumerate(states)}
    moves = np.array(
        [[number.get((r + dr, c + dc), number[r, c]) for dr, dc in steps] for r, c in states]
    )
    return states, moves
