"""A tiny course without faults, in a temporary folder, for tests to break in one place each."""

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from autograder.authoring.faults import check_topic
from autograder.course import Course, open_course
from autograder.paths import CoursePaths

ROOT = Path(__file__).parents[2]

ASSIGNMENT = """\
title = "Lines"
goal = "Draw a line by hand."
hours = 1

[[data]]
file = "points.csv"
origin = "typed in"
licence = "public domain"

[[question]]
id = "why_lines"
points = 2
rubric = ["1 point: says why", "1 point: says when"]
model_answer = \"\"\"
Because two points are enough, $x \\\\ne x'$.
\"\"\"

[[erratum]]
id = "C1"
notes = "the notes, page 3"
says = "$1 = 2$"
right = "$1 = 1$"
source = "count"

[[exercise]]
name = "double"
points = 3
hints = ["Think of adding.", "Add it to itself."]
reveal = true

[[exercise]]
name = "slope"
bonus = 2
uses = ["double"]
hints = ["Rise over run."]
write_yourself = ["numpy.polyfit"]
"""

NOTEBOOK = """\
---
kernelspec:
  display_name: Python 3
  language: python
  name: python3
---

# Lines

```{code-cell}
import numpy as np
from selfcheck import check, needs
```

Twice is once and once again.

```{code-cell}
:tags: [exercise]

double
```

```{code-cell}
:tags: [erratum]

C1
```

+++

The slope is $b$.

```{code-cell}
:tags: [exercise]

slope
```

```{code-cell}
:tags: [experiment]

with needs("slope"):
    print(slope(np.arange(3.0)))
```

Why lines?

```{code-cell}
:tags: [question]

why_lines
```
"""

DOUBLE = '''\
"""Reference for lines/double."""

import numpy as np


def double(x: np.ndarray) -> np.ndarray:
    """Return twice the values.

    >>> double(np.array([1.0, 4.0]))
    array([2., 8.])
    """
    # Adding is exact in binary.
    twofold = np.add(x, x, dtype=np.float64)

    return twofold.copy()
'''

SLOPE = '''\
"""Reference for lines/slope."""

import numpy as np

from solutions.lines.double import double


def slope(
    y: np.ndarray,
) -> float:
    """Return the slope of values at 0, 1, 2, ..."""
    import math

    return math.fsum(double(np.diff(y))) / 2 / len(y)
'''

SELFCHECK = '''\
"""Self-checks."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points({points})
def test_worked_example(student):
    """Gives the worked example."""
    assert_close(student.{name}(np.array([1.0, 4.0])), {expected})
'''

HIDDEN = '''\
"""Hidden tests."""

import numpy as np
import pytest

from autograder.testing import assert_close, assert_varies, require


@pytest.mark.points(1)
@pytest.mark.parametrize("n", [1, 2])
def test_zeros(student, n):
    """Gives nothing for nothing."""
    some = np.array([1.0, 4.0])
    assert_varies(student.{name}, [some, 3 * some])
    require(np.any(student.{name}(some) != some), "It returns what it is given.")
    assert_close(student.{name}(np.zeros(n)), np.zeros(n))


@pytest.mark.points({rest})
def test_by_hand(student):
    """Gives the numbers worked by hand."""
    secret_input = np.array([3.25, -7.5, 11.0])
    assert_close(student.{name}(secret_input), {expected})
'''

LOCK = "".join(
    f"{name}==2.3.4 \\\n    --hash=sha256:0\n"
    for name in ("jupyterlab", "matplotlib", "numpy", "pandas", "pytest")
)


@dataclass(frozen=True)
class TinyCourse:
    """The course, with what tests do to it."""

    root: Path
    topic: str = "lines"

    @property
    def paths(self) -> CoursePaths:
        return CoursePaths(self.root)

    @property
    def opened(self) -> Course:
        """The course as it is now; tests change its files."""
        return open_course(self.root)

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        text = self.read(file)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def line(self, file: str, words: str) -> int:
        """Return the number of the only line that holds ``words``."""
        lines = self.read(file).split("\n")
        (number,) = [n for n, line in enumerate(lines, 1) if words in line]
        return number

    def faults(self) -> list[str]:
        return [str(fault) for fault in check_topic(self.paths, self.topic)]


@pytest.fixture
def course(tmp_path: Path) -> TinyCourse:
    tiny = TinyCourse(tmp_path / "course")
    tiny.write("course.toml", 'title = "Tiny"\ntopics = ["lines"]\n')
    tiny.write("requirements/engine.lock", LOCK)
    shutil.copy(ROOT / "nbgrader_config.py", tiny.root)
    tiny.write("assignments/lines/assignment.toml", ASSIGNMENT)
    tiny.write("assignments/lines/notebook.md", NOTEBOOK)
    tiny.write("assignments/lines/data/points.csv", "x,y\n1,2\n")
    for name, reference, worth, open_value, secret in (
        ("double", DOUBLE, 3, "[2, 8]", "[6.5, -15.0, 22.0]"),
        ("slope", SLOPE, 2, "1.5", "2.583333333333333"),
    ):
        tiny.write(f"solutions/lines/{name}.py", reference)
        tiny.write(
            f"tests/selfchecks/lines/test_{name}.py",
            SELFCHECK.format(points=worth, name=name, expected=open_value),
        )
        tiny.write(
            f"autograder/hidden_tests/lines/test_{name}.py",
            HIDDEN.format(rest=worth - 1, name=name, expected=secret),
        )
        for mistake in ("first", "second", "third"):
            tiny.write(
                f"tests/calibration/lines/{name}/wrong/{mistake}.py",
                f"# The {mistake} mistake.\ndef {name}(x):\n    return 3 * x\n",
            )
    return tiny
