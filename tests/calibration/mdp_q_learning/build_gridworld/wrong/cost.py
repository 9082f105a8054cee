"""counts the step reward as a cost

Breaks: a step reward of either sign
"""


def build_gridworld(rows, cols, walls, terminals, step_reward, slip):
    states, moves = grid_moves(rows, cols, walls)
    S = len(states)
    P = np.zeros((S, 4, S))
    R = np.zeros((S, 4))
    for s in range(S):
        for a in range(4):
            if states[s] in terminals:
                P[s, a, s] = 1.0
            else:
                R[s, a] = -abs(step_reward)
                for b, p in [(a, 1 - slip), ((a + 1) % 4, slip / 2), ((a - 1) % 4, slip / 2)]:
                    t = moves[s, b]
                    P[s, a, t] += p
                    if states[t] in terminals:
                        R[s, a] += p * terminals[states[t]]
    return P, R, states
