"""predicts 1 in a tie

Breaks: ties
Slips: 1, ties occur in drawn streams
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones >= len(left) > 0)
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
