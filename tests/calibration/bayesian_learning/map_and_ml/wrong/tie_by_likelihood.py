"""prefers the larger likelihood among hypotheses of equal sums"""

import numpy as np


def map_and_ml(log_prior, log_lik):
    total = log_prior + log_lik
    if total.max() == -np.inf:
        raise ValueError("no hypothesis is left")
    order = np.lexsort((np.arange(len(total)), -log_lik, -total))
    return int(order[0]), int(np.argmax(log_lik))
