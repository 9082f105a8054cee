"""turns the sign of the second table in its own type

Breaks: 8-bit integers
"""


def minmax_profile(A, B):
    return solve_2x2_zero_sum(A)[2], -solve_2x2_zero_sum(-B)[2]
