"""`python selfcheck.py` in a terminal: reading and running the notebook, hints, JSON, watching."""

import json
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from autograder.selfcheck.slow_notice import running_function, time_budget

DOUBLE = "def double(x):\n    return 2 * x"
TOTAL = "def total(x):\n    return float(sum(double(np.array(x))))"
EXTRA = "def extra(x):\n    if x < 0:\n        raise ValueError('negative')\n    return x"
IMPORTS = "import numpy as np\nfrom selfcheck import check, needs"
STUB = 'def {}(x):\n    """D."""\n    # YOUR CODE HERE\n    raise NotImplementedError()'


@pytest.fixture
def right(cell):
    return [
        cell.code(IMPORTS),
        cell.answer("double", DOUBLE),
        cell.checking("double"),
        cell.answer("total", TOTAL),
        cell.checking("total"),
        cell.answer("extra", EXTRA),
        cell.checking("extra"),
    ]


def verdicts(run):
    """Return the exercises of a ``--json`` run by name, and the problems of cells by number."""
    data = json.loads(run.stdout)
    problems = {problem["number"]: problem["message"] for problem in data["cells"]}
    return {entry["exercise"]: entry for entry in data["exercises"]}, problems


def test_all_right(write, shell, right):
    write(right)
    run = shell()
    assert run.returncode == 0, run.stdout + run.stderr
    assert "✓ Doubles the `worked` example. (passed, 2)" in run.stdout
    assert "Self-checks of all: 4.5 of 4.5 points, bonus 2 of 2." in run.stdout
    assert "Hidden tests probe more" in run.stdout
    assert "\x1b" not in run.stdout
    assert run.stderr == ""


def test_some_names_only(write, shell, right):
    write(right)
    run = shell("total")
    assert run.returncode == 0
    assert "total" in run.stdout
    assert "Doubles" not in run.stdout


def test_some_fail(write, shell, cell, right):
    write([*right[:3], cell.answer("total", STUB.format("total")), cell.checking("total")])
    run = shell()
    assert run.returncode == 1
    assert "○ Adds the doubled numbers up. (not attempted yet, 0.5)" in run.stdout
    assert "There is no function named `extra` yet" in run.stdout


def test_without_unicode_the_marks_are_letters(write, shell, right):
    write(right)
    run = shell("double", PYTHONIOENCODING="ascii")
    assert "  ok Doubles the `worked` example." in run.stdout


def test_a_wrong_name_is_wrong_usage(write, shell, right):
    write(right)
    run = shell("duoble")
    assert run.returncode == 2
    assert "Did you mean `double`?" in run.stderr
    assert shell("--bogus").returncode == 2
    assert shell("--json", "--pack").returncode == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "Put demo.ipynb beside selfcheck.py."),
        ('{"cells": [\n{"cell', "demo.ipynb is broken at line 2: save it again."),
        ("[]", "demo.ipynb is not a notebook that can be read."),
        ('{"cells": 3}', "demo.ipynb is not a notebook that can be read."),
        ('{"cells": []}', "No notebook with answers to this topic"),
    ],
)
def test_no_readable_notebook_is_explained(release, shell, text, words):
    if text is not None:
        (release / "demo.ipynb").write_text(text)
    run = shell()
    assert run.returncode == 2
    assert words in run.stderr
    assert "Traceback" not in run.stderr


def test_a_byte_order_mark_and_source_in_lines_are_read(release, write, shell, right):
    path = write(right)
    notebook = json.loads(path.read_text())
    for one in notebook["cells"]:
        one["source"] = one["source"].splitlines(keepends=True)
    path.write_text("\ufeff" + json.dumps(notebook), encoding="utf-8")
    assert shell().returncode == 0


def test_the_format_of_old_notebooks_is_read(release, write, shell, right):
    cells = [{"cell_type": "code", "input": one["source"], "metadata": {}} for one in right]
    old = {"nbformat": 3, "worksheets": [{"cells": cells}]}
    (release / "demo.ipynb").write_text(json.dumps(old))
    assert shell().returncode == 0


def test_the_newest_notebook_with_answers_is_taken(release, write, shell, cell, right):
    write([cell.answer("double", "def double(x): return 0")])
    write(right, "demo (1).ipynb")
    write([cell.code("print('no answers here')")], "scratch.ipynb")
    for age, name in enumerate(["scratch.ipynb", "demo (1).ipynb", "demo.ipynb"]):
        stamp = time.time() - 100 * age
        os.utime(release / name, (stamp, stamp))
    run = shell()
    assert run.stdout.startswith("demo (1).ipynb\n")
    assert run.returncode == 0


def test_a_failing_cell_is_reported_and_the_others_go_on(write, shell, cell, right):
    write(
        [
            *right,
            cell.code("import math\nmath.sqrt(-1)"),
            cell.code("def ("),
            cell.code("input('name?')"),
            cell.code("exit()"),
            cell.code("open('data/absent.csv')"),
            cell.code("total(STUB)"),
            cell.code("    "),
            cell.code("raise KeyboardInterrupt"),
            cell.code("with needs('double'):\n    raise NotImplementedError"),
            cell.code("assert open('data/numbers.csv').read()"),
        ]
    )
    run = shell("--json")
    found, problems = verdicts(run)
    assert all(entry["passed"] for entry in found.values())
    assert run.returncode == 0
    assert problems[8] == "ValueError: math domain error\nat line 2: `math.sqrt(-1)`"
    assert problems[9].startswith("SyntaxError: invalid syntax (line 1: `def (`")
    assert "input() cannot be answered" in problems[10]
    assert problems[11].startswith("SystemExit")
    assert "data/absent.csv" in problems[12]
    assert problems[13] == "NameError: name 'STUB' is not defined\nat line 1: `total(STUB)`"
    assert problems[14] == "You stopped this cell."
    assert sorted(problems) == [8, 9, 10, 11, 12, 13, 14]


def test_a_name_runs_no_experiment_and_meets_no_error_elsewhere(write, shell, cell, right):
    loop = cell.code("while True:\n    pass")
    typo = cell.answer("extra", "def extra(x)\n    return x")
    write([*right[:4], loop, typo, cell.code("nonsense")])
    found, problems = verdicts(shell("total", "--json"))
    assert found["total"]["passed"]
    assert problems == {}


def test_a_cell_that_is_not_python_is_called_that_and_not_unattempted(write, shell, cell, right):
    write([right[0], cell.answer("double", "def double(x)\n    return x"), *right[3:5]])
    found, problems = verdicts(shell("--json"))
    double, total = found["double"]["rows"], found["total"]["rows"]
    assert double[0]["status"] == "failed"
    assert double[0]["message"].startswith("SyntaxError: expected ':' (line 1: `def double(x)`)")
    assert double[1]["message"] == "The same error as above."
    assert total[0]["message"] == "It needs `double`, whose cell has a SyntaxError."
    assert list(problems) == [2]


def test_one_mistake_is_reported_once_with_the_cells_that_fail_because_of_it(
    write, shell, cell, right
):
    heading = {"cell_type": "markdown", "metadata": {}, "source": "## Try it"}
    lines = ["table = nothing.read()", "table + 1", "double(1)", "double(2)"]
    typo = cell.answer("double", "def double(x):\n    return y * x")
    write([right[0], typo, heading, *map(cell.code, lines)])
    text = shell().stdout
    assert text.count("NameError: name 'nothing' is not defined") == 1
    because = 'Because of that, one cell fails as well: Code cell 2 under "Try it".'
    assert because in text
    assert text.count("NameError: name 'y' is not defined") == 1
    above = 'For a reason named above, 2 cells fail: Code cell 3 under "Try it"; Code cell 4'
    assert above in text
    assert "name 'table'" not in text


def test_a_reader_who_has_enough_ends_it_quietly(release, write, right):
    write(right)
    command = [sys.executable, str(release / "selfcheck.py")]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, encoding="utf-8", **streams) as run:
        run.stdout.close()  # long before the notebook is read
        assert run.wait(60) == 1
        assert run.stderr.read() == ""


def test_ipythons_own_lines_do_nothing(write, shell, cell, right):
    magic = """
        %matplotlib inline
        !ls -l
        files = !ls
        place = %pwd
        %time double(1)
        sum?
        if True:
            %pip install nothing
        text = '''
        % not a magic
        '''
        rest = (7
                % 4)
        assert (files, place, rest) == (None, None, 3)
        get_ipython().run_line_magic("matplotlib", "notebook")
        display(rest)
    """
    write(
        [
            *right,
            cell.code(magic),
            cell.code("%%bash\nrm -rf nothing"),
            cell.code("%%time\nslow = 1"),
            cell.code("assert slow == 1"),
            cell.code("import matplotlib\nassert matplotlib.get_backend().lower() == 'agg'"),
        ]
    )
    assert verdicts(shell("--json"))[1] == {}


@pytest.mark.parametrize(
    "line", ["%run mine.py", "%run -i mine", "if 1:\n    %run ./mine.py one two"]
)
@pytest.mark.parametrize("words", [(), ("double",)])
def test_a_file_that_the_notebook_runs_is_run(release, write, shell, cell, line, words):
    write([cell.code(line), cell.answer("total", STUB.format("total"))])
    (release / "mine.py").write_text("def double(x):\n    return 2.0 * x\n")
    run = shell("--json", *words)
    assert verdicts(run)[0]["double"]["passed"], run.stderr


def test_a_file_to_run_that_is_not_there_is_named(write, shell, cell):
    write([cell.code("%run mine.py"), cell.answer("total", STUB.format("total"))])
    assert "No such file or directory: 'mine.py'" in shell("double").stdout


def test_a_name_that_an_experiment_rebinds_is_restored(write, shell, cell, right):
    write([*right, cell.code("double = double(3.0)")])
    assert verdicts(shell("--json"))[0]["double"]["passed"]


def test_hints_come_one_by_one(write, shell, cell):
    first = shell("double", "--hint")
    assert first.stdout.startswith("double, hint 1 of 2: gentle\n")
    assert "python selfcheck.py double --hint 2" in first.stdout
    assert shell("--hint", "double").stdout == first.stdout
    assert shell("double", "--hint", "2").stdout == "double, hint 2 of 2: plainer\n"
    assert shell("double", "--hint", "9").stdout == "double, hint 2 of 2: plainer\n"
    assert "There is no hint" in shell("total", "--hint").stdout


def test_a_hint_without_a_name_is_for_the_first_exercise_that_does_not_pass(
    write, shell, cell, right
):
    write([*right[:5], cell.answer("extra", STUB.format("extra"))])
    assert shell("--hint").stdout == "extra, hint 1 of 1: only one\n"
    write(right)
    assert shell("--hint").stdout == "All self-checks pass: no hint is needed.\n"


@pytest.fixture
def bare(tmp_path):
    """Report what to set so that Python finds neither pytest nor NumPy."""
    for name in ("pytest", "numpy"):
        text = f"raise ModuleNotFoundError('none', name={name!r})\n"
        (tmp_path / f"{name}.py").write_text(text)
    return {"PYTHONPATH": str(tmp_path)}


def test_hints_need_neither_pytest_nor_numpy(write, shell, cell, right, bare):
    assert shell("double", "--hint", **bare).stdout.startswith("double, hint 1 of 2: gentle\n")
    write([*right[:5], cell.answer("extra", STUB.format("extra"))])
    assert shell("--hint", **bare).stdout == "extra, hint 1 of 1: only one\n"
    write(right)
    assert "python selfcheck.py NAME --hint" in shell("--hint", **bare).stdout


def test_what_is_not_installed_is_told_with_the_list_of_the_release(
    release, write, shell, right, bare
):
    write(right)
    run = shell(**bare)
    assert run.returncode == 2
    assert "Run `pip install numpy`" in run.stderr
    (release / "requirements.txt").write_text("numpy\n")
    assert "Run `pip install -r requirements.txt`" in shell(**bare).stderr


def test_a_failing_cell_is_named_by_the_heading_above(write, shell, cell, right):
    heading = {"cell_type": "markdown", "metadata": {}, "source": "## The map"}
    write([*right, heading, cell.code(" "), cell.code("1 / 0")])
    assert 'Code cell 2 under "The map": ZeroDivisionError' in shell().stdout


def test_watching_checks_again_when_the_notebook_is_saved(release, write, cell, right):
    write([cell.code(IMPORTS), cell.answer("double", STUB.format("double"))])
    command = [sys.executable, str(release / "selfcheck.py"), "double", "--watch"]
    watcher = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert "not attempted yet" in read_until(watcher, "Ctrl-C ends this")
        write(right)
        assert "All self-checks pass." in read_until(watcher, "Ctrl-C ends this")
        watcher.send_signal(signal.SIGINT)
        assert watcher.wait(20) == 0
    finally:
        watcher.kill()
        watcher.stdout.close()
        watcher.wait()


def read_until(process, words):
    lines = []
    for line in process.stdout:
        lines.append(line)
        if words in line:
            break
    return "".join(lines)


def test_nothing_is_written_beside_the_notebook(release, write, shell, right):
    write(right)
    before = sorted(release.rglob("*"))
    shell()
    shell("--json")
    assert sorted(release.rglob("*")) == before


def test_the_missing_folder_is_explained(release, write, shell, right):
    write(right)
    (release / "selfchecks").rename(release / "elsewhere")
    run = shell()
    assert run.returncode == 2
    assert "take it from the release again" in run.stderr


def test_help_describes_every_option(shell):
    run = shell("--help")
    assert run.returncode == 0
    for option in ("NAME", "--hint", "--watch", "--json", "--pack", "Exit code"):
        assert option in run.stdout


def test_the_function_of_the_notebook_that_runs_is_named():
    cell = {}
    exec(compile("def gini(look): return look()", "<cell 3>", "exec"), cell)
    assert cell["gini"](lambda: running_function(threading.get_ident())) == "gini"
    assert running_function(threading.get_ident()) == ""


def test_what_takes_long_is_named_while_it_runs(capfd):
    reported = threading.Event()
    with time_budget("Cell [3]", seconds=0.01):
        end = time.monotonic() + 20
        said = ""
        while "Cell [3]" not in said and time.monotonic() < end:
            reported.wait(0.01)
            said += capfd.readouterr().err
    assert "Cell [3] has been running for 0.01 seconds" in said
    assert "Ctrl-C stops it" in said
    with time_budget("Cell [4]", seconds=0.2):
        pass
    reported.wait(0.4)
    assert capfd.readouterr().err == ""
