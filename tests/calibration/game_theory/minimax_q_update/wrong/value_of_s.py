"""takes the value of the state in which the players moved

Breaks: the next state's table
Slips: 1, the two states differ in all four tests
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s])
    new[s, a, b] = new[s, a, b] + alpha * (target - new[s, a, b])
    return new
