"""takes the first largest of sums rounded to nine places, which parts some equal ones"""

import numpy as np


def bayes_optimal_label(posterior, votes):
    chance = posterior @ votes
    label = int(np.argmax(np.round(chance, 9)))
    return label, float(chance[label])
