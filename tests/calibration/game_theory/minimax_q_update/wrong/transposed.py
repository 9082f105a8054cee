"""hands the value function the transposed table

Breaks: the next state's table
Slips: 1
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s_next].T)
    new[s, a, b] = new[s, a, b] + alpha * (target - new[s, a, b])
    return new
