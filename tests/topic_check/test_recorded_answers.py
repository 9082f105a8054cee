"""Stored answers: their sentences, and the recorded tables of calibration and mutants."""

import json
from dataclasses import replace

import pytest

from autograder.mistakes.atlas import (
    ATLAS,
    AtlasTable,
    ExerciseAtlas,
    StoredMistake,
    write_atlas_table,
)
from autograder.pipeline.recorded_tables import read_table_fingerprints
from autograder.pipeline.topic_checks.answer_checks import (
    check_calibration,
    check_mistakes,
    check_mutants,
    check_sentences,
    fault_of_sentence,
)

WRONG = "tests/calibration/lines/{name}/wrong/{mistake}.py"


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("divides by n instead of n - 1", ""),
        ("takes the last of several equal values, not the first", ""),
        ("Divides by n instead of n - 1", "no verb at its start"),
        ("the mean of the two sides", "no verb at its start"),
        ("this is one of them", "no verb at its start"),
        ("divides twice", "2 words"),
        ("says " + "word " * 20, "21 words"),
        ("divides by n. The test should catch it", "more than one sentence"),
        ("makes the first mistake of them", "no behaviour"),
        ("is what first_mistake does here", "no behaviour"),
        ("", "no docstring"),
    ],
)
def test_a_sentence_says_what_the_answer_does(tmp_path, sentence, fault):
    file = tmp_path / "answer.py"
    file.write_text(f'"""{sentence}"""\n\ndef double(x):\n    return x\n')
    found = fault_of_sentence(file)
    assert found.startswith(fault)
    assert bool(found) is bool(fault)


def test_a_comment_is_no_sentence(tmp_path):
    file = tmp_path / "answer.py"
    file.write_text("# divides by n instead of n - 1\ndef double(x):\n    return x\n")
    assert "no docstring" in fault_of_sentence(file)


def test_files_without_a_sentence_are_counted(course, material):
    assert check_sentences(material()).found == "0 of 6 answers; 6 no docstring"
    for name in ("double", "slope"):
        for mistake in ("first", "second", "third"):
            text = f'"""returns its argument as it came"""\ndef {name}(x):\n    return x\n'
            course.write(WRONG.format(name=name, mistake=mistake), text)
    assert check_sentences(material()).missing == ()


def test_an_answer_that_no_probe_shows_is_named_and_outdated_atlases_are_missing(course, material):
    seen = StoredMistake("first", (1,), ("test_a",), ("test_a",))
    atlas = ExerciseAtlas((), (seen, replace(seen, name="second", outcomes=(0,))))
    table = AtlasTable(read_table_fingerprints(course.paths, "lines", ATLAS), {"double": atlas})
    write_atlas_table(course.paths, "lines", table)
    finding = check_mistakes(material())
    assert finding.found.startswith("1 of 2 answers are told")
    assert finding.found.endswith("; not double/second")
    assert finding.missing == ()
    write_atlas_table(course.paths, "lines", replace(table, made_from={}))
    assert "Run: autograder mistakes lines --record" in check_mistakes(material()).missing[0]


# --- tables ---


def calibration_rows(*, earned_by_first=0, non_answer=0):
    for name, worth in (("double", 3), ("slope", 2)):
        rows = [("reference", "", worth), ("stub", "", 0), ("wrong", "first", earned_by_first)]
        rows += [("wrong", "second", 0), ("wrong", "third", 1), ("non-answer", "", non_answer)]
        for kind, answer, earned in rows:
            yield {
                "exercise": name,
                "kind": kind,
                "answer": answer,
                "earned": [earned] * 3,
                "of": worth,
                "fails": [],
            }


def record(course, kind, rows, fingerprints=None):
    made_from = fingerprints or read_table_fingerprints(course.paths, "lines", kind)
    table = {"made_from": made_from, "rows": list(rows)}
    course.write(f"tests/calibration/lines/{kind}.json", json.dumps(table))


def test_a_clean_table_is_right(course, material):
    record(course, "calibration", calibration_rows())
    finding = check_calibration(material(is_quick=True))
    assert finding.missing == ()
    assert finding.found == "12 answers under 3 secrets, recorded table"


def test_a_wrong_answer_that_earns_everything_is_named(course, material):
    record(course, "calibration", calibration_rows(earned_by_first=2))
    [missing] = check_calibration(material(is_quick=True)).missing
    assert missing.startswith("slope/wrong/first: earned [2] of 2")


def test_a_mark_that_hangs_on_the_secret_is_named(course, material):
    rows = list(calibration_rows())
    rows[4]["earned"] = [1, 2, 1]
    record(course, "calibration", rows)
    [missing] = check_calibration(material(is_quick=True)).missing
    assert missing.startswith("double/wrong/third: earned 1, 2, 1 of 3, as the secret will have it")


def test_a_table_of_fewer_secrets_is_missing_some(course, material):
    rows = [{**row, "earned": row["earned"][:2]} for row in calibration_rows()]
    record(course, "calibration", rows)
    assert "fewer than 3 secrets" in check_calibration(material(is_quick=True)).missing[0]


def test_an_answer_that_the_table_does_not_know_is_named(course, material):
    record(course, "calibration", list(calibration_rows())[:-2])
    missing = check_calibration(material(is_quick=True)).missing
    assert missing == ("slope/non-answer: was never tried.", "slope/wrong/third: was never tried.")


def test_a_non_answer_that_earns_something_is_named(course, material):
    rows = list(calibration_rows(non_answer=1))
    for row in rows:
        if row["kind"] == "non-answer":
            row["answer"] = "returns_zero, returns_x"
    record(course, "calibration", rows)
    missing = check_calibration(material(is_quick=True)).missing
    assert missing[0] == (
        "double/non-answer: returns_zero, returns_x: earned [1] of 3. Make it at most 0."
    )
    assert len(missing) == 2


def test_an_outdated_table_is_not_believed(course, material):
    record(course, "calibration", calibration_rows(), "another")
    assert (
        "outdated for double, slope. Run: autograder calibrate lines --record"
        in (check_calibration(material(is_quick=True)).missing[0])
    )
    record(course, "mutation", mutation_rows(), "another")
    assert (
        "outdated for double, slope. Run: autograder mutate lines --record"
        in (check_mutants(material(is_quick=True)).missing[0])
    )


def test_an_outdated_table_is_made_again_when_there_is_time(course, material, monkeypatch):
    record(course, "calibration", calibration_rows(), "another")
    asked = []

    def calibrate(paths, topics, *, jobs):
        asked.append((topics, jobs))
        return type("Report", (), {"rows": ()})

    monkeypatch.setattr("autograder.pipeline.topic_checks.answer_checks.calibrate", calibrate)
    finding = check_calibration(material(jobs=2))
    assert asked == [(["lines"], 2)]
    assert "double/reference: was never tried." in finding.missing


def mutation_rows(*, caught=20, survivors=()):
    for name in ("double", "slope"):
        yield {
            "exercise": name,
            "mutants": 21,
            "caught": caught,
            "equivalent": 1,
            "survivors": list(survivors),
        }


def test_caught_mutants_are_right(course, material):
    record(course, "mutation", mutation_rows())
    finding = check_mutants(material(is_quick=True))
    assert finding.missing == ()
    assert finding.found == "100.0% of 40 caught, 2 equivalent, recorded table"


def test_survivors_and_their_share_are_named(course, material):
    record(course, "mutation", mutation_rows(caught=18, survivors=["a + b  ->  a - b"] * 2))
    missing = check_mutants(material(is_quick=True)).missing
    assert missing[0] == "90.0% of the mutants are caught. Make it 95%."
    assert len([line for line in missing if "a mutant survives" in line]) == 4
    record(course, "mutation", list(mutation_rows())[:1])
    assert check_mutants(material(is_quick=True)).missing == ("slope: was never mutated.",)
