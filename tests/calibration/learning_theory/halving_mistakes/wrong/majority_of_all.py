"""lets all hypotheses vote, dropped or not

Breaks: the number of mistakes
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in hypotheses)
        vote = int(2 * ones > len(hypotheses))
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
