# Calls the exercise before.
import math


def vc_bound(n, eps, d_vc):
    bound = math.log(4) + math.log(sauer_bound(2 * n, d_vc + 1)) - n * (eps * eps) / 8
    return 1.0 if bound > 0 else math.exp(bound)
