"""looks for equal labels only beside the best one"""

import numpy as np



def bayes_optimal_label(posterior, votes):
    s = posterior @ votes
    best = 0
    for c in range(1, len(s)):
        if s[c] >= s[best]:
            best = c
    while best > 0 and abs(s[best - 1] - s[best]) <= 1e-9:
        best -= 1
    return best, float(s[best])
