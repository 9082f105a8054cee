# The chances of directions in a matrix.
def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    moves = np.array(moves)
    S = len(states)
    M = np.zeros((4, 4))
    for a in range(4):
        M[a, a] = 1 - slip
        M[a, a - 1] += slip * 0.5
        M[a, (a + 1) % 4] += slip * 0.5
    go = np.zeros((S, 4, S))
    np.put_along_axis(go, moves[:, :, None], 1.0, axis=2)
    P = np.einsum("ab,sbt->sat", M, go)
    R = np.full((S, 4), step_reward, float)
    number = {tuple(s): i for i, s in enumerate(states)}
    for cell, g in terminals.items():
        R += P[:, :, number[cell]] * g
    for cell in terminals:
        i = number[cell]
        P[i] = 0
        P[i, :, i] = 1
        R[i] = 0
    return [P, R, [list(s) for s in states]]
