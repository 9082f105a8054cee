"""keeps rewards in an array of the step reward's type

Breaks: rewards that are integers
"""


def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    P, R = np.zeros((S, 4, S)), np.full((S, 4), step_reward)
    for s in range(S):
        for a in range(4):
            if tuple(states[s]) in terminals:
                P[s, a, s] = 1
                R[s, a] = 0
                continue
            for b, p in ((a, 1 - slip), ((a + 1) % 4, slip / 2), ((a - 1) % 4, slip / 2)):
                t = moves[s][b]
                P[s, a, t] += p
                R[s, a] += p * terminals.get(tuple(states[t]), 0.0)
    return P, R, states
