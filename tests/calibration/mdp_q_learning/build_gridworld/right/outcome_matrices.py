# Mixes three matrices of sure steps.
def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    sure = np.zeros((S, 4, S))
    for a in range(4):
        sure[np.arange(S), a, moves[:, a]] = 1
    P = (1 - slip) * sure + slip / 2 * (np.roll(sure, 1, axis=1) + np.roll(sure, -1, axis=1))
    inside = np.array([cell in terminals for cell in states])
    P[inside] = np.eye(S)[inside][:, np.newaxis, :]
    gains = np.array([terminals.get(cell, 0.0) for cell in states])
    R = step_reward + np.tensordot(P, gains, axes=(2, 0))
    R[inside] = 0
    return P, R, states
