# Works with logarithms to the end.
import math


def hoeffding_bound(n, eps, m=1):
    log_bound = math.log(2) + math.log(m) - 2 * n * eps * eps
    if log_bound >= 0:
        return 1.0
    return math.exp(log_bound)
