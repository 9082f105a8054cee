"""Messages that quote somebody's text: the marks around it are never taken for its own."""

import ast
import re

import pytest

from autograder.quotation_marks import quoted

OPENS, CLOSES = re.compile(r"(?:^|\s)\"$"), re.compile(r"^\"(?:$|[\s.,:;)])")
REACH_A_VERDICT = {
    "autograder/checking/cell_labels.py",
}
"""Of these every change of a message makes all recorded tables outdated."""
WRITE_NO_MESSAGE = {
    "autograder/authoring/scaffold.py",
    "autograder/build/source_cells.py",
    "autograder/mistakes/atlas.py",
}
"""These write TOML, Python and JSON, whose strings stand in double marks."""


def quotes_by_hand(source):
    """Return the lines in which an f-string puts double marks around a value in a sentence."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        parts = node.values if isinstance(node, ast.JoinedStr) else []
        for before, value, after in zip(parts, parts[1:], parts[2:], strict=False):
            texts = [part.value for part in (before, after) if isinstance(part, ast.Constant)]
            is_value = len(texts) == 2 and isinstance(value, ast.FormattedValue)
            if is_value and OPENS.search(texts[0]) and CLOSES.search(texts[1]):
                found.add(node.lineno)
    return sorted(found)


@pytest.mark.parametrize("text", ["plain", '"mar', "it's", "\"it's", "“so”", ""])
def test_marks_around_a_text_do_not_stand_in_it(text):
    shown = quoted(text)
    first, last = shown[0], shown[-1]
    assert shown[1:-1] == text
    assert first not in text
    assert last not in text


def test_marks_that_are_set_by_hand_are_found():
    assert quotes_by_hand("a = f'Got \"{line}\". Write it.'") == [1]
    assert quotes_by_hand("a = f'check(\"{name}\")'") == []
    assert quotes_by_hand('a = f"Got {quoted(line)}."') == []


def test_no_message_sets_them_by_hand(root):
    found = {
        file.relative_to(root).as_posix()
        for file in root.glob("autograder/**/*.py")
        if "hidden_tests" not in file.parts and quotes_by_hand(file.read_text(encoding="utf-8"))
    }
    assert found == REACH_A_VERDICT | WRITE_NO_MESSAGE
