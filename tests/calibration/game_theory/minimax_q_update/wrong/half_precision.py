"""makes a table of 8-bit integers one of half precision

Breaks: tables of integers
"""

import numpy as np


def minimax_q_update(Q, s, a, b, r, s_next, alpha, gamma, value):
    new = Q.astype(np.result_type(Q.dtype, np.float16))
    new[s, a, b] += alpha * (r + gamma * value(Q[s_next]) - new[s, a, b])
    return new
