"""hands the next state's table to the value function as a list

Breaks: the next state's table
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    new[s, a, b] += alpha * (r + gamma * value(Q[s_next].tolist()) - new[s, a, b])
    return new
