"""keeps the hypotheses that were wrong

Breaks: that wrong hypotheses go after a right vote too
Slips: 1, nothing is right after the first sample
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones > len(left))
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) != label]
    return mistakes, left
