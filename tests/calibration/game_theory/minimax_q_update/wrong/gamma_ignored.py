"""does not discount what comes later

Breaks: discounting
Slips: 1
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + value(Q[s_next])
    new[s, a, b] = new[s, a, b] + alpha * (target - new[s, a, b])
    return new
