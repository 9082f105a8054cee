"""hands the value function a table of a single row as a vector

Breaks: tables of a single row or column
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(np.squeeze(Q[s_next]) if 1 in Q[s_next].shape else Q[s_next])
    new[s, a, b] = new[s, a, b] + alpha * (target - new[s, a, b])
    return new
