"""drops wrong hypotheses after wrong votes alone

Breaks: that wrong hypotheses go after a right vote too
Slips: 1, too many survive in each test
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones > len(left))
        if vote != label:
            mistakes += 1
            left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
