"""Modules joined into one file: it works, it can be read, and no name changes its meaning."""

import subprocess
import sys
from textwrap import dedent
from types import ModuleType

import pytest

from autograder.build.joining import join_files
from autograder.build.kit import joined_kit
from autograder.errors import CourseTextError
from autograder.selfcheck import KitFile

LENGTHS = '''
    """How long things are.

    In metres.
    """

    import math
    from typing import Any

    __all__ = ["length"]

    UNIT = "m"  # of all lengths


    def length(x: Any) -> float:
        """Return the length."""
        return math.hypot(*x)
'''
WORDS = '''
    """How lengths are put into words."""

    import sys
    from typing import TYPE_CHECKING, Any

    import numpy as np

    from .lengths import UNIT, length

    if TYPE_CHECKING:
        from .shop import Till


    # --- what a shop says ---


    def in_words(x: Any, till: "Till | None" = None) -> str:
        """Report it."""
        return f"{length(np.asarray(x)):g} {UNIT}"
'''
SHOP = '''
    """Where lengths are sold."""

    class Till:
        """Takes money."""
'''


@pytest.fixture
def join(tmp_path):
    """Join modules, given by name and text, and return the text of the joined file."""

    def join_texts(**texts):
        folder = tmp_path / "autograder"
        folder.mkdir(exist_ok=True)
        for name, text in texts.items():
            (folder / f"{name}.py").write_text(dedent(text).lstrip())
        ours = tuple(f"autograder.{name}" for name in texts if name != "shop")
        files = [KitFile("kit.py", ours, "All about lengths.")]
        if "shop" in texts:
            files.append(KitFile("shops/shop.py", ("autograder.shop",)))
        return join_files(files, tmp_path)["kit.py"]

    return join_texts


@pytest.fixture
def faults(join):
    """Return the faults that modules have, as they are shown."""

    def faults_of(**texts):
        with pytest.raises(CourseTextError) as caught:
            join(**texts)
        return [str(fault) for fault in caught.value.faults]

    return faults_of


def test_the_joined_file_reads_like_one(join):
    rule = f"# {'=' * 98}"
    assert join(lengths=LENGTHS, words=WORDS, shop=SHOP) == dedent(f'''\
        """All about lengths.
        """

        # Generated from modules of the course's engine, one a section.

        import math
        import sys
        from typing import TYPE_CHECKING, Any

        import numpy as np

        if TYPE_CHECKING:
            from shops.shop import Till


        {rule}
        # How long things are.
        #
        # In metres.
        {rule}


        UNIT = "m"  # of all lengths


        def length(x: Any) -> float:
            """Return the length."""
            return math.hypot(*x)


        {rule}
        # How lengths are put into words.
        {rule}


        # --- what a shop says ---


        def in_words(x: Any, till: "Till | None" = None) -> str:
            """Report it."""
            return f"{{length(np.asarray(x)):g}} {{UNIT}}"
        ''')


def test_the_joined_file_works(join):
    module = ModuleType("kit")
    exec(join(lengths=LENGTHS, words=WORDS, shop=SHOP), module.__dict__)
    assert module.in_words([3.0, 4.0]) == "5 m"


@pytest.mark.parametrize(
    ("addition", "line", "message"),
    [
        ("def length(): ...", 3, "length is defined in autograder/lengths.py:14, too"),
        ("UNIT: str = 'km'", 3, "UNIT is defined in autograder/lengths.py:11, too"),
        ("for UNIT in 'ab': pass", 3, "UNIT is defined in autograder/lengths.py:11, too"),
        (
            "try:\n    UNIT = 1\nfinally:\n    pass",
            4,
            "UNIT is defined in autograder/lengths.py:11",
        ),
        ("if x:\n    def length(): ...", 4, "length is defined in autograder/lengths.py:14, too"),
        ("class sum: ...", 3, "sum would hide a built-in from the other modules"),
        ("import numpy as math", 3, "math is another import in autograder/lengths.py"),
        ("from typing import Union as Any", 3, "Any is another import in autograder/lengths.py"),
        ("from x import UNIT", 3, "UNIT is defined in autograder/lengths.py:11"),
        ("from .lengths import length as size", 3, "without as"),
        ("from autograder import lengths", 3, "autograder does not travel to students"),
        ("from .elsewhere import x", 3, "autograder.elsewhere does not travel to students"),
        ("from .later import x", 3, "autograder.later comes later in kit.py"),
        ("from .shop import Till", 3, "goes into another file, shops/shop.py"),
        ("def f():\n    from .lengths import length", 4, "joined into one file with this"),
    ],
)
def test_what_would_change_its_meaning_is_a_fault(faults, addition, line, message):
    text = f'"""Words."""\n\n{addition}\n'
    found = faults(lengths=LENGTHS, words=text, later='"""Later."""\n\nx = 1\n', shop=SHOP)
    assert len(found) == 1
    assert found[0].startswith(f"autograder/words.py:{line}: ")
    assert message in found[0]


def test_variables_of_functions_and_comprehensions_are_their_own(join):
    text = '"""Words."""\n\nx = [UNIT for UNIT in "ab"]\n\n\ndef f(length): UNIT = length\n'
    assert "x = [UNIT" in join(lengths=LENGTHS, words=text)


def test_all_faults_come_in_one_go(faults):
    text = '"""Words."""\n\nimport numpy as math\n\nUNIT = "km"\n'
    assert len(faults(lengths=LENGTHS, words=text)) == 2


def test_the_kit_is_clean_python_that_names_nothing_of_the_engine(tmp_path):
    for name, text in joined_kit().items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
        assert "autograder." not in text
    ruff = [sys.executable, "-m", "ruff"]
    usual = ["--isolated", "--no-cache", "--line-length", "100", "--target-version", "py311"]
    for command in (["check", "--select", "E,F,I"], ["format", "--check"]):
        done = subprocess.run(
            [*ruff, *command, *usual, str(tmp_path)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


def test_the_first_file_needs_python_alone():
    text = joined_kit()["selfcheck.py"]
    head = text[: text.index("# ====")]
    assert "import numpy" not in head
    assert "import pytest" not in head
