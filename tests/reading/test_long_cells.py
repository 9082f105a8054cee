"""Cells that Python would read for minutes are not read."""

import pytest

from autograder.checking.syntax import TOO_LONG, parse_cell


@pytest.mark.parametrize("prefix", ["f", "F", "rf", "fR"])
def test_an_f_string_of_thousands_of_parts_is_not_read(prefix):
    found = parse_cell(f"s = {prefix}'" + "{x}" * 300_000 + "'")
    assert (found.tree, found.error) == (None, TOO_LONG)


@pytest.mark.parametrize(
    "source", ["rows = [" + "{'a': 1}," * 6_000 + "]", "s = f'{x} and {y}'\n" + "z = {}\n" * 3_000]
)
def test_many_braces_alone_are_no_reason(source):
    assert parse_cell(source).tree is not None
