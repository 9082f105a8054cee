"""keeps all rewards in an array of the type of the first one

Breaks: rewards that are integers
"""


def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    P = np.zeros((S, 4, S))
    first = next(iter(terminals.values()), 0.0)
    gains = np.zeros(S, dtype=type(first))
    for cell, g in terminals.items():
        gains[states.index(cell)] = g
    for s in range(S):
        for a in range(4):
            P[s, a, moves[s, a]] += 1 - slip
            P[s, a, moves[s, (a + 1) % 4]] += slip / 2
            P[s, a, moves[s, (a - 1) % 4]] += slip / 2
    R = step_reward + P @ gains
    for cell in terminals:
        s = states.index(cell)
        P[s] = 0.0
        P[s, :, s] = 1.0
        R[s] = 0.0
    return P, R, states
