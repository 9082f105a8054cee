# With solver.
def minmax_profile(A, B):
    _, _, first = solve_2x2_zero_sum(A)
    _, _, second = solve_2x2_zero_sum(B.transpose())
    return first, second
