"""Which names of an answer stand for something outside it."""

import pytest

from autograder.checking.syntax import outer_names, parse_cell


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f(X, *y, z=gini, **w):\n    return X + y + z + w", {"gini"}),
        ('def f(X):\n    """Call gini."""\n    total = X\n    return total', set()),
        ("def f(X):\n    # gini\n    return entropy(X)", {"entropy"}),
        ("def f(X):\n    def inner(Y):\n        return X + Y + Z\n    return inner", {"Z"}),
        ("def f(X):\n    return [gain(x) for x in X if x]", {"gain"}),
        ("def f(X):\n    return (lambda gini: gini)(X) + (lambda: entropy)()", {"entropy"}),
        ("def f(X):\n    global total\n    total = X\n    return total", {"total"}),
        ("def f(X):\n    for gini in X:\n        pass\n    return gini", set()),
        ("def f(X):\n    return globals()['gini'](X)", {"globals", "gini"}),
        ("def f(X):\n    return {name: rule for name, rule in RULES.items()}", {"RULES"}),
        ("@cache\ndef f(X: Table) -> Row:\n    return X", {"cache", "Table", "Row"}),
        ("f = partial(tree, gini)", {"f", "partial", "tree", "gini"}),
        ("def f(X):\n    gini = gini_of(X)\n    return lambda: gini", {"gini_of"}),
    ],
)
def test_names_from_outside(source, found):
    assert outer_names(parse_cell(source).tree) == found


def test_a_deep_cell_is_read():
    source = "def f(x):\n    return " + "[" * 60 + "gini" + "]" * 60
    assert outer_names(parse_cell(source).tree) == {"gini"}
