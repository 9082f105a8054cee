"""keeps the type of a table of integers

Breaks: tables of integers
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q)
    target = r + gamma * value(Q[s_next])
    new[s, a, b] = new[s, a, b] + alpha * (target - new[s, a, b])
    return new
