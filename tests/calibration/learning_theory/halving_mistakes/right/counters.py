# Counts both groups, and keeps a set.
def halving_mistakes(hypotheses, stream):
    alive = dict(hypotheses)
    wrong = 0
    for x, y in stream:
        answers = {name: h(x) for name, h in alive.items()}
        n1 = list(answers.values()).count(1)
        n0 = list(answers.values()).count(0)
        if (1 if n1 > n0 else 0) != y:
            wrong += 1
        alive = {name: h for name, h in alive.items() if answers[name] == y}
    return wrong, sorted(alive)
