"""drops hypotheses from the dict itself"""


def halving_mistakes(hypotheses, stream):
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        ones = sum(hypotheses[name](point) for name in left)
        vote = int(2 * ones > len(left))
        if vote != label:
            mistakes += 1
        left = [name for name in left if hypotheses[name](point) == label]
    for name in set(hypotheses) - set(left):
        del hypotheses[name]
    return mistakes, left
