"""counts wrong voters in place of wrong votes

Breaks: the number of mistakes
Slips: 1, the count is wrong in two tests
"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones > len(left))
        if vote != label:
            mistakes += sum(hypotheses[name](point) != label for name in left)
        left = [name for name in left if hypotheses[name](point) == label]
    return mistakes, left
