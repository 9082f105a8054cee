"""adds the target without taking off the old entry

Breaks: the old entry
Slips: 1, old entries are seldom 0
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = np.array(Q, dtype=float)
    target = r + gamma * value(Q[s_next])
    new[s, a, b] = new[s, a, b] + alpha * target
    return new
