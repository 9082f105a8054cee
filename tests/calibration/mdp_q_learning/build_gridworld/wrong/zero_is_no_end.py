"""takes terminal cells with the reward 0 for ordinary ones

Breaks: terminal states that stay for nothing
"""


def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    P, R = np.zeros((S, 4, S)), np.zeros((S, 4))
    for s, cell in enumerate(states):
        for a in range(4):
            if terminals.get(cell):
                P[s, a, s] = 1.0
                continue
            for b, p in ((a, 1 - slip), ((a + 1) % 4, slip / 2), ((a + 3) % 4, slip / 2)):
                P[s, a, moves[s, b]] += p
            R[s, a] = step_reward + sum(P[s, a, states.index(t)] * g for t, g in terminals.items())
    return P, R, states
