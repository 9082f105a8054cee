"""leaves out hypotheses with a posterior below 1e-6

Breaks: posteriors that weigh
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    posterior = np.where(np.asarray(posterior) < 1e-6, 0.0, posterior)
    sums = posterior @ np.asarray(votes, float)
    label = int(np.argmax(sums >= sums.max() - 1e-9))
    return label, float(sums[label])
