# min with a key.
def best_query(hypotheses, points):
    def worst(x):
        answers = [h(x) for h in hypotheses.values()]
        return max(answers.count(0), answers.count(1))

    point = min(points, key=worst)
    return point, worst(point)
