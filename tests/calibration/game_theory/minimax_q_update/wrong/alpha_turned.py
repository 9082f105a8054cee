"""weighs the old entry with alpha

Breaks: step sizes
Slips: 1
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s_next])
    new[s, a, b] = alpha * new[s, a, b] + (1 - alpha) * target
    return new
