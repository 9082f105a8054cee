"""What IPython makes of the text of a cell, where its own syntax is looked for and where not."""

import pytest
from IPython.core.inputtransformer2 import TransformerManager

from autograder.sandbox.inside import shell
from autograder.sandbox.inside.shell import Translator

PYTHON = [
    "x = 1\n",
    "def f(x):\n    return x  # why?\n",
    "y = 7 \\\n  % 4\n",
    "ok = (7\n      % 4\n      / 2)\n",
    'text = """\n%time\n!ls\nwhat?\n   \n"""\n',
    "s = f\"{x!r:>{4}} {'?'}\"\n",
    "...\n",
    "x: int; y = 2;\n",
    "await z\n",
    "   # a comment that is indented\nx = 1\n",
    "print('a\\d')\n",
]
IPYTHONS_OWN = [
    "%matplotlib inline\nx = 1\n",
    "x = %pwd\n",
    "files = !ls\n",
    "str?\n",
    "if True:\n    %time x = 1\n",
    "%%time\nx = 1\n",
    ",f a b\n",
]


@pytest.mark.parametrize("cell", [*PYTHON, *IPYTHONS_OWN])
def test_a_cell_becomes_what_ipython_makes_of_it(cell, monkeypatch):
    quick = Translator().transform_cell(cell)
    monkeypatch.setattr(shell, "_is_python", lambda _: False)
    assert quick == Translator().transform_cell(cell)


def test_ipythons_own_syntax_is_looked_for_where_a_cell_is_no_python_or_has_other_steps(
    monkeypatch,
):
    looked = []
    monkeypatch.setattr(
        TransformerManager, "do_token_transforms", lambda _, lines: looked.append(1) or lines
    )
    translator = Translator()
    translator.transform_cell("x = 1\n")
    assert not looked
    translator.transform_cell("%pwd\n")
    translator.token_transformers = []
    translator.transform_cell("x = 1\n")
    assert len(looked) == 2
