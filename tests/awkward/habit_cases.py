"""Habits: settings at the top, unusual forms of definitions, names taken, things left running.

The lines go on where the list of known troubles ends.
"""

from tests.awkward.spoilt_notebooks import (
    RIGHT,
    Case,
    all_lost,
    answered,
    code,
    document,
    dumped,
    with_cells,
)

R2 = RIGHT["r2_score"]
BODY = R2.replace("def r2_score", "def right_one")
UNDERFLOWS = R2.replace(
    "    residual", "    np.log(np.zeros(1)), np.exp(np.ones(1) * -1e4)\n    residual"
)
SWITCH = "if True:\n" + "".join(f"    {line}\n" for line in R2.splitlines())
TRY = "try:\n" + "".join(f"    {line}\n" for line in R2.splitlines()) + "except ValueError:\n  pass"
DECORATED = """import functools

def timed(function):
    @functools.wraps(function)
    def inner(*args):
        return function(*args)
    return inner

@timed
"""


def thousands_of_cells() -> bytes:
    notebook = document()
    notebook["cells"] += [code(f"x{number} = {number}") for number in range(3000)]
    return dumped(notebook)


def indented(source: str) -> str:
    return "".join(f"    {line}\n" for line in source.splitlines())


CLASS = f"""{BODY}
class Score:
    def __call__(self, y_true, y_pred):
        return right_one(y_true, y_pred)

r2_score = Score()
"""
NESTED = f"def make():\n{indented(R2)}    return r2_score\n\nr2_score = make()"
ODD_OUTPUTS = """import datetime
from IPython.display import JSON, display
from PIL import Image
ONE = 1.0
deep = cyclic = []
for _ in range(5000):
    deep = [deep]
cyclic.append(cyclic)
display(Image.new("L", (3, 2)))
display(JSON({"number": np.int64(3), "array": np.arange(3), "when": datetime.datetime.now()}))
display(JSON({"none": float("nan"), "large": 10**5000, "all": list(range(200_000))}))
display({"image/png": b"\\x89PNG", "text/plain": "x"}, raw=True, metadata={"a": np.int64(2)})
display({"application/json": deep}, raw=True)
display({"application/json": cyclic}, raw=True)
Image.new("RGB", (3, 2))
"""
METHOD = "class Metrics:\n" + indented("@staticmethod\n" + R2)
PARTIAL = BODY + "\nimport functools\nr2_score = functools.partial(right_one)"

CASES = (
    Case(
        44,
        "threads left running",
        with_cells(
            after="import threading, time\nfrom concurrent.futures import "
            "ThreadPoolExecutor\npool = ThreadPoolExecutor(3)\n"
            "list(pool.map(abs, range(9)))\n"
            "threading.Thread(target=time.sleep, args=(60,)).start()"
        ),
    ),
    Case(
        45, "numpy told to raise", with_cells(middle="np.seterr(all='raise')", r2_score=UNDERFLOWS)
    ),
    Case(
        45,
        "warnings told to be errors",
        with_cells(middle="import warnings\nwarnings.simplefilter('error')", r2_score=UNDERFLOWS),
    ),
    Case(
        45,
        "printing options",
        with_cells(
            before="import numpy as np, pandas as pd\nnp.set_printoptions(precision=2, "
            "suppress=True)\npd.set_option('display.max_rows', 3)\n"
            "pd.options.mode.copy_on_write = True"
        ),
    ),
    Case(
        46,
        "a lambda",
        answered(r2_score=BODY + "\nr2_score = lambda y_true, y_pred: right_one(y_true, y_pred)"),
        student=("not written as a `def`",),
    ),
    Case(46, "a partial", answered(r2_score=PARTIAL), student=("not written as a `def`",)),
    Case(46, "a decorated function", answered(r2_score=DECORATED + R2)),
    Case(
        46, "an instance of a class", answered(r2_score=CLASS), student=("not written as a `def`",)
    ),
    Case(
        46,
        "an instance rebound to its result",
        with_cells(after="r2_score = r2_score(np.ones(3), np.ones(3))", r2_score=CLASS),
        student=("the function itself was graded",),
    ),
    Case(
        46,
        "a definition in a case",
        answered(r2_score="match 1:\n    case 1:\n" + indented(indented(R2))),
    ),
    Case(
        46,
        "a function made by a function",
        answered(r2_score=NESTED),
        student=("not written as a `def`",),
    ),
    Case(46, "a definition under a condition", answered(r2_score=SWITCH)),
    Case(46, "a definition in a try", answered(r2_score=TRY)),
    Case(
        46,
        "a method of a class",
        answered(r2_score=METHOD),
        all_lost("r2_score"),
        student=("defines `r2_score` inside the class `Metrics`",),
    ),
    Case(
        46,
        "a class of the name",
        answered(r2_score="class r2_score:\n    pass"),
        all_lost("r2_score"),
    ),
    Case(
        46,
        "an import of the name",
        answered(r2_score="from sklearn.metrics import r2_score"),
        all_lost("r2_score"),
        student=("`sklearn` is not installed",),
    ),
    Case(
        47,
        "numpy deleted",
        with_cells(after="del np"),
        student=("`np` another value", "was put back"),
    ),
    Case(
        47,
        "numpy under another name",
        with_cells(before="import numpy as numpy", r2_score=R2.replace("np.", "numpy.")),
    ),
    Case(47, "star imports", with_cells(before="from numpy import *\nfrom math import *")),
    Case(
        47,
        "builtins taken",
        with_cells(
            after="sum = 0\nfor len in range(3):\n    sum += len\nlist = [1]\nmax = 3\n"
            "float = 2.0\nrange = None"
        ),
        student=("`float`", "`len`", "`range`", "was put back"),
    ),
    Case(47, "numpy rebound", with_cells(after="np = 3"), student=("`np` another value",)),
    Case(
        47,
        "a helper rebound to its result",
        with_cells(
            after="helper = helper(1, 2)",
            r2_score="def helper(a, b):\n    return a - b\n\n"
            + R2.replace("(y_true - y_pred) **", "helper(y_true, y_pred) **"),
        ),
        student=("`helper` another value",),
    ),
    Case(
        47,
        "a global that was a function before",
        with_cells(
            before="def SCALE():\n    return 1.0\nSCALE = SCALE()",
            r2_score=R2.replace("float(1 ", "float(SCALE "),
        ),
    ),
    Case(
        48,
        "another folder",
        with_cells(middle="import os, sys\nos.chdir('/tmp')\nsys.path.insert(0, '/content')"),
    ),
    Case(
        48,
        "recursion limit and exit handlers",
        with_cells(
            middle="import sys, atexit, signal\nsys.setrecursionlimit(10**6)\n"
            "atexit.register(print, 'bye')\n"
            "signal.signal(signal.SIGINT, signal.SIG_DFL)"
        ),
    ),
    Case(
        48,
        "a process left running",
        with_cells(after="import subprocess\nsubprocess.Popen(['sleep', '30'])"),
    ),
    Case(48, "exit in a cell", with_cells(middle="import sys\nsys.exit()"), student=()),
    Case(48, "everything deleted", with_cells(after="%reset -f"), student=()),
    Case(
        48,
        "streams asked what they are",
        answered(
            r2_score="import sys\n"
            + R2.replace(
                "    residual", "    sys.stdout.encoding.lower(), sys.stderr.closed\n    residual"
            )
        ),
    ),
    Case(48, "quit by name", with_cells(middle="quit()\nexit()")),
    Case(
        48,
        "output caught and thrown away",
        with_cells(middle="import sys, io\nsys.stdout = io.StringIO()\nsys.stderr = None"),
    ),
    Case(
        49,
        "pictures and odd outputs, and a global that an answer needs",
        with_cells(middle=ODD_OUTPUTS, r2_score=R2.replace("float(1 ", "float(ONE ")),
    ),
    Case(
        49,
        "a module written and imported",
        with_cells(
            before="%%writefile own_helper.py\nONE = 1.0",
            r2_score="import own_helper as own\n" + R2.replace("float(1 ", "float(own.ONE "),
        ),
    ),
    Case(49, "thousands of small cells", thousands_of_cells),
    Case(
        48,
        "an await and a cell of another language",
        with_cells(
            middle="import asyncio\nawait asyncio.sleep(0)", after="%%javascript\nalert('hi')"
        ),
    ),
)
