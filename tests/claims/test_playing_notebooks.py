"""A notebook is played with the references, and leaves this process as it was."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import pytest

from tests.claims.playing_notebooks import play_notebook, written_numbers

NOTEBOOK = """\
---
kernelspec:
  display_name: Python 3
  language: python
  name: python3
---

```{code-cell}
from pathlib import Path
import matplotlib.pyplot as plt
from selfcheck import check, needs
plt.rcParams["figure.dpi"] = 7
```

```{code-cell}
:tags: [exercise]

double
```

```{code-cell}
with needs("double"):
    answer = double(21)
    print("the answer is", answer, "or", Path("data/one.csv").read_text())
fig, ax = plt.subplots()
ax.set_title("area 0.250")
ax.plot([987654, 987655], [1, 2], label="slope 9")
ax.text(1, 1, "-3e-05")
ax.legend()
plt.show()
```
"""


@pytest.fixture
def root(tmp_path):
    folder = tmp_path / "assignments" / "lines"
    (folder / "data").mkdir(parents=True)
    (folder / "notebook.md").write_text(NOTEBOOK)
    (folder / "data" / "one.csv").write_text("11")
    return tmp_path


def test_printed_and_drawn_numbers_are_heard(root):
    played = play_notebook(root, "lines", {"double": lambda x: 2 * x})
    assert played.names["answer"] == 42
    assert played.numbers == (42, 11, 0.25, -3e-5, 9)
    assert (played.figures, played.silent) == (1, ())


def test_an_experiment_that_shows_nothing_is_named(root):
    text = root / "assignments" / "lines" / "notebook.md"
    silent = '\n```{code-cell}\nwith needs("double"):\n    half = double(1) / 4\n```\n'
    text.write_text(NOTEBOOK + silent)
    played = play_notebook(root, "lines", {"double": lambda x: 2 * x})
    line = NOTEBOOK.count("\n") + 3
    assert played.silent == (f"notebook.md:{line}",)


def test_code_of_shared_texts_is_played(root):
    path = root / "assignments" / "_shared" / "set_up.md"
    path.parent.mkdir()
    path.write_text("Prose.\n\n```{code-cell}\nfrom math import pi\n```\n")
    text = root / "assignments" / "lines" / "notebook.md"
    placed = "\n```{code-cell}\n:tags: [shared]\n\nset_up\n```\n"
    text.write_text(NOTEBOOK + placed + "\n```{code-cell}\nhalf = pi / 2\n```\n")
    played = play_notebook(root, "lines", {"double": lambda x: 2 * x})
    assert played.names["half"] == pytest.approx(1.5707963)


def test_nothing_is_left_behind(root):
    before = Path.cwd(), plt.show, plt.rcParams["figure.dpi"], sys.modules.get("selfcheck")
    with pytest.raises(ZeroDivisionError):
        play_notebook(root, "lines", {"double": lambda x: x / 0})
    assert before == (
        Path.cwd(),
        plt.show,
        plt.rcParams["figure.dpi"],
        sys.modules.get("selfcheck"),
    )
    assert plt.get_fignums() == []


@pytest.mark.parametrize(
    ("quote", "numbers"),
    [
        ("from 81 to 53", ["81", "53"]),
        (r"about $4\cdot 10^{-8}$ or $-1.3$", ["4e-8", "-1.3"]),
        (r"212,523 and $11\,712$", ["212523", "11712"]),
        ("0.34, at $x_2$ and float64", ["0.34"]),
        ("no number", []),
    ],
)
def test_numbers_of_a_quote(quote, numbers):
    assert list(written_numbers(quote)) == numbers
