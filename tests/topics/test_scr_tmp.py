from tests.topics.conftest import credited, lost
def test_it(grade_topic, capsys):
    from autograder.authoring.reference import read_reference
    a={"version_space":"def version_space(*args, **kwargs):\n    return None",
    "is_epsilon_exhausted":'''bound = {"f": version_space}

def is_epsilon_exhausted(hypotheses, samples, c, points, probs, eps):
    left = bound["f"](hypotheses, samples)
    return all(true_error(hypotheses[h], c, points, probs) <= eps + 1e-12 for h in left)
'''}
    r=grade_topic("learning_theory", a)
    for e in r.exercises:
        if e.exercise in ("is_epsilon_exhausted","version_space"): print(e)
    print(lost(r))
    assert 0
