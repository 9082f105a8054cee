"""takes the value after the old entry has been changed

Breaks: a next state that is the same
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    new[s, a, b] *= 1 - alpha
    new[s, a, b] += alpha * (r + gamma * value(new[s_next].copy()))
    return new
