"""caps the slip at one half

Breaks: a slip of 0 and of 1
"""


def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    slip = min(slip, 0.6)
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    P = np.zeros((S, 4, S))
    R = np.zeros((S, 4))
    for s in range(S):
        for a in range(4):
            if states[s] in terminals:
                P[s, a, s] = 1.0
            else:
                R[s, a] = step_reward
                for b, p in [(a, 1 - slip), ((a + 1) % 4, slip / 2), ((a - 1) % 4, slip / 2)]:
                    t = moves[s, b]
                    P[s, a, t] += p
                    if states[t] in terminals:
                        R[s, a] += p * terminals[states[t]]
    return P, R, states
