"""asks whether label 1 has more than a half

Breaks: more than two labels
"""


def bayes_optimal_label(posterior, votes):
    chances = posterior @ votes
    label = int(votes.shape[1] > 1 and chances[1] > 0.5 + 1e-9)
    return label, float(chances[label])
