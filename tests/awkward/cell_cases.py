"""Odd cells: deleted, copied, moved, renamed, broken, slow, loud."""

from tests.awkward.spoilt_notebooks import (
    RIGHT,
    STUBS,
    Case,
    Document,
    all_lost,
    answered,
    changed,
    code,
    id_of,
    place_of,
    with_cells,
)


def without(*ids: str):
    def change(notebook: Document) -> None:
        notebook["cells"] = [cell for cell in notebook["cells"] if id_of(cell) not in ids]

    return changed(change)


def copied_below(source: str):
    """Copy an answer cell, metadata and all, and write something else into the copy."""

    def change(notebook: Document) -> None:
        place = place_of(notebook, "r2_score-answer")
        notebook["cells"].insert(place + 1, {**notebook["cells"][place], "source": source})

    return change


def stripped(notebook: Document) -> None:
    notebook["metadata"] = {}
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        del cell["id"]


def markdown(notebook: Document) -> None:
    cell = notebook["cells"][place_of(notebook, "r2_score-answer")]
    cell["cell_type"] = "markdown"
    del cell["outputs"], cell["execution_count"]


def reordered(notebook: Document) -> None:
    """Move the answers to the top, last one first."""
    answers = [cell for cell in notebook["cells"] if id_of(cell).endswith("-answer")]
    others = [cell for cell in notebook["cells"] if not id_of(cell).endswith("-answer")]
    notebook["cells"] = [*others[:2], *reversed(answers), *others[2:]]


def split_in_three(notebook: Document) -> None:
    place = place_of(notebook, "r2_score-answer")
    cells = notebook["cells"]
    answer = "def r2_score(y_true, y_pred):\n    return the_rest(y_true, y_pred)"
    cells[place : place + 1] = [
        code("def residual_of(a, b):\n    return a - b"),
        {**cells[place], "source": answer},
        code(RIGHT["r2_score"].replace("def r2_score", "def the_rest")),
    ]


def importing_first(line: str):
    """Put an import of the student's own above those of the released cell."""

    def change(notebook: Document) -> None:
        cells = notebook["cells"]
        place = next(n for n, cell in enumerate(cells) if "import numpy" in "".join(cell["source"]))
        cells[place]["source"] = line + "\n" + "".join(cells[place]["source"])

    return changed(change)


def homoglyph(name: str) -> str:
    """Spell a name with a Cyrillic letter that looks the same."""
    return name.replace("c", "с")


def spaced(source: str, blanks: str) -> str:
    """Indent with something else than four blanks."""
    return source.replace("    ", blanks)


R2 = RIGHT["r2_score"]
LOOP = "def r2_score(y_true, y_pred):\n    while True:\n        pass"
OWN = "def my_helper(a, b):\n    return SCALE * (a - b)"
WITH_OWN = R2.replace("(y_true - y_pred) **", "my_helper(y_true, y_pred) **")
DRIVE = "from google.colab import drive\ndrive.mount('/content/drive')"

CASES = (
    Case(12, "deleted test cells", without("r2_score-check", "one_hot-check")),
    Case(
        12,
        "deleted answer cell",
        without("r2_score-answer"),
        all_lost("r2_score"),
        student=("There is no `r2_score`", "no answer"),
        instructor=("There is no `r2_score`",),
    ),
    Case(
        13,
        "copied cell",
        changed(copied_below(R2), r2_score="def r2_score(a, b):\n    return 7"),
        student=("`r2_score` is defined in code cell", "the last counts"),
        instructor=("the last counts",),
    ),
    Case(
        13,
        "untouched copy below",
        changed(copied_below(STUBS["r2_score"])),
        all_lost("r2_score"),
        student=("hides the answer above it: delete that copy",),
    ),
    Case(14, "stripped metadata", changed(stripped), instructor=("metadata is gone",)),
    Case(
        15,
        "turned into Markdown",
        changed(markdown),
        all_lost("r2_score"),
        student=("turned from code into Markdown", "Turn it back into a code cell"),
    ),
    Case(15, "reordered cells", changed(reordered)),
    Case(15, "one cell split into three", changed(split_in_three)),
    Case(
        16,
        "renamed",
        answered(r2_score=R2.replace("def r2_score", "def R2_Score")),
        all_lost("r2_score"),
        student=("Expected `r2_score`; found `R2_Score`",),
    ),
    Case(
        16,
        "renamed with a letter that looks the same",
        answered(r2_score=R2.replace("r2_score", homoglyph("r2_score"))),
        all_lost("r2_score"),
        student=("only looks like `r2_score`", "letter 5 is CYRILLIC SMALL LETTER ES (U+0441)"),
    ),
    Case(
        17,
        "other names of parameters",
        answered(r2_score=R2.replace("y_true", "y").replace("y_pred", "yhat")),
        student=("Expected `r2_score(y_true, y_pred)`, found `r2_score(y, yhat)`",),
    ),
    Case(
        17,
        "one parameter too many",
        answered(r2_score=R2.replace("y_pred: np.ndarray)", "y_pred: np.ndarray, n: int)")),
        all_lost("r2_score"),
        student=("the signature was changed", "could not be called with the arguments"),
    ),
    Case(
        18,
        "syntax error",
        answered(r2_score=R2.replace(":", "", 1)),
        all_lost("r2_score"),
        student=("line 1", "Python cannot read the cell of `r2_score`"),
    ),
    Case(
        18,
        "tabs and blanks mixed",
        answered(r2_score="def r2_score(y_true, y_pred):\n    a = 1\n\treturn a"),
        all_lost("r2_score"),
        student=("line 3", "inconsistent use of tabs"),
    ),
    Case(18, "tabs only", answered(r2_score=spaced(R2, "\t"))),
    Case(18, "a quote that is not closed", with_cells(after="print('the end)"), student=()),
    Case(
        19,
        "exception at the top level",
        with_cells(middle="1 / 0\nnever = 1"),
        student=(" stopped with `ZeroDivisionError` in line 1",),
    ),
    Case(
        19,
        "exception above the answer in its own cell",
        answered(r2_score="r2_score(1, 2)\n" + R2),
        student=("stopped with `NameError` in line 1",),
    ),
    Case(
        19,
        "exception below the answer in its own cell",
        answered(r2_score=R2 + "\nassert r2_score(1, 2, 3)"),
    ),
    Case(
        22,
        "a module that is not there above all imports",
        importing_first("import seaborn as sns"),
        student=("`seaborn` is not installed",),
    ),
    Case(
        22,
        "a module that is not there above the answer",
        answered(r2_score="from sklearn.metrics import mean_squared_error\n" + R2),
        student=("`sklearn` is not installed",),
    ),
    Case(
        22,
        "a helper below a drive that is not there",
        with_cells(middle=f"{DRIVE}\nSCALE = 1.0\n{OWN}", r2_score=WITH_OWN),
    ),
    Case(20, "untouched", answered(**STUBS), all_lost(*STUBS), student=("not attempted",)),
    Case(
        20,
        "pass in place of the body",
        answered(r2_score="def r2_score(a, b):\n    pass"),
        all_lost("r2_score"),
        student=("Returned None: does the function end with `return`?",),
    ),
    Case(
        21,
        "input in a cell",
        with_cells(middle="name = input('Your name?')"),
        student=("stopped with", "`input()` cannot be answered"),
    ),
    Case(
        21,
        "input in an answer",
        answered(r2_score="def r2_score(a, b):\n    return float(input('r2?'))"),
        all_lost("r2_score"),
        student=("`input()` cannot be answered",),
    ),
    Case(
        22,
        "installers and shells",
        with_cells(
            before="%pip install numpy\n!ls -la\n!pip install torch\nfiles = !ls\n"
            "%matplotlib notebook\n%load_ext autoreload\n%autoreload 2"
        ),
    ),
    Case(22, "drive of Colab", with_cells(before=DRIVE)),
    Case(
        22,
        "imports under a drive that is not there",
        with_cells(before=DRIVE + "\nimport numpy as np\nimport pandas as pd"),
    ),
    Case(
        22,
        "many figures",
        with_cells(
            after="plt.ion()\nfor k in range(60):\n    plt.figure()\n    plt.plot([k])\n"
            "plt.show()\nplt.show()\nfrom IPython.display import display\n"
            "display(plt.gcf())"
        ),
    ),
    Case(22, "a magic on the answer cell", answered(r2_score="%%time\n" + R2)),
    Case(
        22,
        "a magic and a comment on the answer cell",
        answered(r2_score="# my answer\n%matplotlib inline\n" + R2),
    ),
    Case(
        22,
        "timeit on the answer cell",
        answered(r2_score="%%timeit -n1 -r1\n" + R2),
        student=("begins with `%%timeit`, which keeps nothing",),
    ),
    Case(
        22,
        "the answer written to a file",
        answered(r2_score="%%writefile r2.py\n" + R2),
        all_lost("r2_score"),
        student=("begins with `%%writefile`, so it is not run as Python",),
    ),
    Case(
        23,
        "a Windows path",
        with_cells(middle=r"pd.read_csv(r'C:\Users\me\data\longley.csv')"),
        student=(r"`FileNotFoundError` in line 1: there is no `C:\Users\me\data\longley.csv`",),
        instructor=(r"there is no `C:\Users\me\data\longley.csv`",),
    ),
    Case(
        23,
        "a path in an answer",
        answered(r2_score="def r2_score(a, b):\n    return np.load('/data/mine/weights.npy')"),
        all_lost("r2_score"),
        student=("`FileNotFoundError` in line 2", "/data/mine/weights.npy"),
    ),
    Case(
        24,
        "a slow loop at the top level",
        with_cells(middle="loss = 1.0\nwhile loss > 0:\n    loss = loss * 0.5 + 1e-3"),
        student=(" was stopped, because it ran for too long",),
        instructor=("ran for too long",),
    ),
    Case(
        24,
        "a slow loop below the answer",
        answered(r2_score=R2 + "\nwhile True:\n    r2_score(np.ones(3), np.ones(3))"),
        student=("ran for too long",),
    ),
    Case(
        24,
        "a slow loop above the answer",
        answered(r2_score="while True:\n    pass\n" + R2),
        student=("ran for too long",),
    ),
    Case(
        25,
        "300,000 lines of output",
        with_cells(after="for k in range(300_000):\n    print('epoch', k, 'loss', 1 / (k + 1))"),
    ),
    Case(
        26,
        "warnings and a progress bar",
        with_cells(
            middle="import sys, warnings\nwarnings.warn('careful')\n"
            "sys.stderr.write('\\r100%|##########|')\nnp.exp(np.array([1e4]))",
            r2_score=R2.replace("    residual", "    np.log(np.zeros(1))\n    residual"),
        ),
    ),
    Case(
        26,
        "an answer that prints much",
        answered(
            r2_score=R2.replace(
                "    residual", "    for k in range(2000):\n        print('step', k)\n    residual"
            )
        ),
    ),
    Case(
        37,
        "an endless answer",
        answered(r2_score=LOOP),
        all_lost("r2_score"),
        student=("processor time: it is too slow for this input, or a loop",),
    ),
)
