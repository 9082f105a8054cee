"""lets a hypothesis with a posterior above 0.999 decide alone

Breaks: posteriors that weigh
"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    posterior = np.asarray(posterior, float)
    if posterior.max() > 0.999:
        posterior = (np.arange(len(posterior)) == posterior.argmax()).astype(float)
    sums = posterior @ np.asarray(votes, float)
    label = int(np.argmax(sums >= sums.max() - 1e-9))
    return label, float(sums[label])
