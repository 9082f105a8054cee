"""drops probabilities below 1e-9

Breaks: slips to both sides
"""


def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    P = np.zeros((S, 4, S))
    R = np.full((S, 4), float(step_reward))
    for s, cell in enumerate(states):
        for a in range(4):
            if cell in terminals:
                P[s, a, s] = 1.0
                R[s, a] = 0.0
                continue
            for direction, p in ((a, 1 - slip), ((a + 1) % 4, slip / 2), ((a + 3) % 4, slip / 2)):
                t = moves[s, direction]
                P[s, a, t] += p
                R[s, a] += p * terminals.get(states[t], 0.0)
    P[P < 1e-9] = 0.0
    return P, R, states
