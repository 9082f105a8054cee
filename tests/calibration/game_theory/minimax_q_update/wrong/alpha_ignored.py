"""replaces the entry by the target

Breaks: step sizes
Slips: 1, right only for full steps
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s_next])
    new[s, a, b] = target
    return new
