"""takes the largest entry of the next table for its value

Breaks: the value that the function returns
Slips: 1
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * np.max(Q[s_next])
    new[s, a, b] = new[s, a, b] + alpha * (target - new[s, a, b])
    return new
