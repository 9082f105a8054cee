"""Which tests stay together when they are dealt out to several workers."""

import pytest

from tests.dealing import DEALT_OUT, ONE_CLASS, ONE_LAB, group_of, is_made_for_the_file


@pytest.mark.parametrize(
    ("test", "group"),
    [
        ("tests/reading/test_reading.py::test_a[x::y]", "tests/reading/test_reading.py"),
        (
            "tests/checking/test_verdicts.py::test_a[x]",
            "tests/checking/test_verdicts.py::test_a[x]",
        ),
        ("tests/checking/test_faults_of_ours.py::test_a", "tests/checking/test_faults_of_ours.py"),
        ("tests/adapter/test_formgrader.py::test_a", "tests/adapter/test_formgrader.py"),
        ("tests/claims/test_claims.py::test_a[x/y]", "tests/claims/test_claims.py[x]"),
        (
            "tests/topics/test_recorded_and_generated.py::test_a[x-y]",
            "tests/topics/test_recorded_and_generated.py[x]",
        ),
        ("tests/topics/test_formulas.py::test_a[x]", "tests/topics/test_formulas.py"),
        (
            "tests/topics/test_optimization_credit.py::test_a",
            "tests/topics/test_optimization_credit.py",
        ),
        ("tests/security/test_attacks.py::test_a[x]", "class of attackers"),
    ],
)
def test_a_file_stays_together_unless_its_tests_share_nothing(test, group):
    assert group_of(test) == group


def test_files_and_folders_that_are_named_are_there(root):
    assert [file for file in (*ONE_CLASS, ONE_LAB) if not (root / file).exists()] == []
    for name in DEALT_OUT:
        files = [str(f.relative_to(root)) for f in (root / "tests" / name).glob("test_*.py")]
        assert not all(map(is_made_for_the_file, files)), name
