"""What is stored of a student's answer: what the exercise needs, and nothing about its author."""

from autograder.mistakes.anonymous_answer import anonymous_answer

CELLS = [
    "%matplotlib inline",
    "import math\nimport os\nNAME = 'Ada Lovelace'\nada_scale = 2",
    "def adas_mean(v):\n    return ada_scale * sum(v) / len(v)\n\ndef unused():\n    return NAME",
    "def helper(x):\n    return x",
    'def gini(y):\n    """By Ada."""\n    # s1234567\n    ada = adas_mean(y)\n    print("Ada")\n'
    "    if not len(y):\n        raise ValueError('Ada says no')\n"
    "    return math.sqrt(helper(ada)) + np.sum(y)",
]


def test_only_what_is_needed_is_kept_and_names_are_numbers():
    code = anonymous_answer(CELLS, "gini", ["helper"])
    assert "ada" not in code.lower()
    assert "1234567" not in code
    assert "unused" not in code
    assert "import os" not in code
    assert "def helper(" not in code
    room = {"np": __import__("numpy"), "helper": lambda x: x}
    exec(code, room)
    assert room["gini"]([2.0, 2.0]) == 2.0 + 4.0


def test_parameters_and_kinds_of_exceptions_stay():
    code = anonymous_answer(CELLS, "gini", ["helper"])
    assert "def gini(y)" in code
    assert "raise ValueError\n" in code


def test_nothing_is_found_where_there_is_no_such_function():
    assert anonymous_answer(CELLS, "entropy", []) == ""


def test_a_function_without_statements_of_its_own_stays_python():
    code = anonymous_answer(["def gini(y):\n    'nothing'"], "gini", [])
    compile(code, "answer.py", "exec")
