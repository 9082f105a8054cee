# Each further test turns a share alpha of the quiet cases into alarms.
def family_wise_error_rate(alpha, m):
    rate = 0.0
    for _ in range(m):
        rate += alpha * (1 - rate)
    return float(rate)
