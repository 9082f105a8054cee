"""A line that would tell students the answer, or a hidden input, is found wherever they get it."""

import pytest

TEXT = "assignments/lines/notebook.md"
TOML = "assignments/lines/assignment.toml"
HIDDEN = "autograder/hidden_tests/lines/test_double.py"
SELFCHECK = "tests/selfchecks/lines/test_double.py"
DOUBLE = "solutions/lines/double.py"
BODY = "twofold = np.add(x, x, dtype=np.float64)"
INPUT = "secret_input = np.array([3.25, -7.5, 11.0])"


def leaks(course):
    return [fault for fault in course.faults() if "away to students" in fault]


SECRETS = {
    BODY: DOUBLE,
    "# Adding is exact in binary.": DOUBLE,
    INPUT: HIDDEN,
    "assert_close(student.double(secret_input), [6.5, -15.0, 22.0])": HIDDEN,
}
PUBLIC = {
    "prose": (TEXT, "Twice is once and once again.", "Twice is once and once again.\n    {}"),
    "code": (TEXT, "    print(slope(np.arange(3.0)))", "    {}"),
    "hint": (TOML, '"Rise over run."', "'''{}'''"),
    "docstring of another": (
        "solutions/lines/slope.py",
        "Return the slope of values at 0, 1, 2, ...",
        "Give {}",
    ),
    "self-check": (SELFCHECK, "    assert_close(", "    {}\n    assert_close("),
}


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("place", PUBLIC.values(), ids=PUBLIC.keys())
def test_planted_line_is_found(course, secret, place):
    file, old, new = place
    course.change(file, old, new.format(secret))
    lines = enumerate(course.read(file).split("\n"), 1)
    planted = max(number for number, line in lines if secret in line)
    found = [fault for fault in leaks(course) if fault.startswith(f"{file}:{planted}: ")]
    assert any(f"{SECRETS[secret]}:" in fault for fault in found), "\n".join(course.faults())


def test_value_that_is_returned_is_found_without_its_return(course):
    expression = "math.fsum(double(np.diff(y))) / 2 / len(y)"
    course.change(TEXT, "    print(slope(", f"    mine = {expression}\n    print(slope(")
    assert len(leaks(course)) == 1


def test_message_names_the_line_that_leaks(course):
    course.change(TEXT, "Twice is once", BODY)
    home = f"{DOUBLE}:{course.line('solutions/lines/double.py', BODY)}"
    (fault,) = leaks(course)
    assert home in fault
    assert BODY in fault


def test_spaces_and_comments_do_not_hide_a_leak(course):
    course.change(TEXT, "    print(slope(np.arange(3.0)))", f"    {BODY.replace(' ', '')}  # so!")
    assert len(leaks(course)) == 1


def test_line_of_the_public_docstring_is_no_secret(course):
    course.change(
        DOUBLE, "double(np.array([1.0, 4.0]))\n", f"double(np.array([1.0, 4.0]))\n    >>> {BODY}\n"
    )
    course.change(TEXT, "Twice is once", BODY)
    assert leaks(course) == []


@pytest.mark.parametrize(
    "trivial", ["return twofold", "from math import fsum", "x = x + 1", "for row in twofold:"]
)
def test_trivial_lines_are_no_secret(course, trivial):
    block = f"    {trivial}\n" + ("        pass\n" if trivial.endswith(":") else "")
    course.change(DOUBLE, "    return twofold.copy()\n", f"{block}    return twofold.copy()\n")
    course.change(TEXT, "Twice is once", trivial)
    assert leaks(course) == []


def test_self_check_may_call_as_a_hidden_test_does(course):
    call = "assert_close(student.double(np.zeros(n)), np.zeros(n))"
    assert call in course.read(HIDDEN)
    course.change(SELFCHECK, "    assert_close(", f"    n = 1\n    {call}\n    assert_close(")
    assert leaks(course) == []
