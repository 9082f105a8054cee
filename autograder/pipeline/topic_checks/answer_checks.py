"""Whether stored answers get what they must, and wrong ones say in words what is wrong."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from autograder.checking.stored_answers import Kind
from autograder.course import open_course
from autograder.errors import CourseTextError
from autograder.mistakes.answer_headers import read_answer_header
from autograder.mistakes.atlas import ATLAS, read_atlas_table
from autograder.pipeline.calibrate import SECRETS, CalibrationRow, calibrate
from autograder.pipeline.mutate import MutationRow, mutate, read_equivalents
from autograder.pipeline.non_answers import most_of_non_answer
from autograder.pipeline.recorded_tables import CALIBRATION, MUTATION, outdated_rows
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial
from autograder.quotation_marks import quoted

FEWEST_SENTENCE_WORDS, MOST_SENTENCE_WORDS = 4, 20
FEWEST_CAUGHT = 0.95
NO_VERBS = frozenset(
    {"always", "as", "its", "less", "minus", "numbers", "perhaps", "plus", "this", "us", "values"}
)
_VERB = re.compile(r"[a-z]+s")
_SAYS_NOTHING = re.compile(r"first_mistake|\bmistakes?\b|\bwrong answer\b|\bhidden tests?\b|\bTODO")


def check_sentences(material: TopicMaterial) -> CheckFinding:
    """Read the sentence with which each stored wrong answer begins."""
    files = [path for name in material.names for path in material.stored_answers(name, "wrong")]
    faults = {path: fault for path in files if (fault := fault_of_sentence(path))}
    missing = [f"{material.shown(path)}: {fault}" for path, fault in faults.items()]
    kinds = Counter(fault.partition(":")[0] for fault in faults.values())
    why = "".join(f"; {count} {kind}" for kind, count in kinds.most_common())
    return CheckFinding(f"{len(files) - len(missing)} of {len(files)} answers{why}", tuple(missing))


def fault_of_sentence(path: Path) -> str:
    """Return what is wrong with the sentence of one stored wrong answer; empty if it is good.

    It is the file's docstring and says what the answer does: "divides by n instead of n - 1".
    """
    try:
        sentence = read_answer_header(path, path).sentence
    except CourseTextError as error:
        return error.faults[0].message
    if not sentence:
        return 'no docstring: begin with """divides by n instead of n - 1""".'
    return fault_of_words(sentence)


def fault_of_words(sentence: str) -> str:
    """Return why "Your function behaves like one that ..." cannot end so; empty if it can."""
    words = sentence.split()
    if not FEWEST_SENTENCE_WORDS <= len(words) <= MOST_SENTENCE_WORDS:
        return (
            f"{len(words)} words: write {FEWEST_SENTENCE_WORDS} to {MOST_SENTENCE_WORDS}. "
            f"Got {quoted(sentence[:60])}."
        )
    if not _VERB.fullmatch(words[0]) or words[0] in NO_VERBS:
        return f'no verb at its start: begin as in "takes the last". Got {quoted(sentence[:60])}.'
    if ". " in sentence.replace("e.g. ", "").replace("\n", " "):
        return f"more than one sentence: keep the first. Got {quoted(sentence[:60])}."
    if _SAYS_NOTHING.search(sentence):
        return f"no behaviour: say what the code does. Got {quoted(sentence[:60])}."
    return ""


def check_mistakes(material: TopicMaterial) -> CheckFinding:
    """Report how many stored wrong answers their probes tell from a right one."""
    outdated = outdated_rows(material.paths, material.slug, ATLAS)
    atlases = read_atlas_table(material.paths, material.slug).atlases
    known = [(name, atlas) for name, atlas in atlases.items() if name in material.names]
    mistakes = sum(len(atlas.mistakes) for _, atlas in known)
    unseen = [f"{name}/{mistake}" for name, atlas in known for mistake in atlas.unseen]
    found = f"{mistakes - len(unseen)} of {mistakes} answers are told from a right one by probes"
    return CheckFinding(
        f"{found}; not {', '.join(unseen)}" if unseen else found,
        (_outdated("mistakes", material.slug, outdated),) if outdated else (),
    )


# --- recorded tables ------------------------------------------------------------------------------


def recorded_rows(material: TopicMaterial, kind: str) -> list[dict[str, Any]]:
    """Read the rows of a recorded table; none if there is no table."""
    table = material.paths.recorded_table(material.slug, kind)
    return json.loads(table.read_text())["rows"] if table.exists() else []


def check_calibration(material: TopicMaterial) -> CheckFinding:
    """Judge the recorded table of stored answers and non-answers; run them where it is outdated."""
    paths, slug = material.paths, material.slug
    outdated = outdated_rows(paths, slug, CALIBRATION)
    if outdated and not material.is_quick:
        rows = list(calibrate(open_course(paths.root), [slug], jobs=material.jobs).rows)
        how = "run now, because the recorded table is outdated"
    else:
        rows = [_calibration_row(row) for row in recorded_rows(material, CALIBRATION)]
        how = "outdated table" if outdated else "recorded table"
    missing = [_outdated("calibrate", slug, outdated)] if outdated and material.is_quick else []
    missing += [_misjudged(row) for row in rows if not row.is_as_it_must_be]
    missing += [_by_luck(row) for row in rows if len(set(row.earned)) > 1]
    if rows and min(len(row.earned) for row in rows) < len(SECRETS):
        missing.append(f"fewer than {len(SECRETS)} secrets. {_to_record('calibrate', slug)}")
    missing += _untried(material, rows)
    return CheckFinding(f"{len(rows)} answers under {len(SECRETS)} secrets, {how}", tuple(missing))


def _outdated(verb: str, slug: str, exercises: Sequence[str]) -> str:
    return f"the recorded table is outdated for {', '.join(exercises)}. {_to_record(verb, slug)}"


def _to_record(verb: str, slug: str) -> str:
    return f"Run: autograder {verb} {slug} --record"


def _by_luck(row: CalibrationRow) -> str:
    earned = ", ".join(map(str, row.earned))
    return (
        f"{row.exercise}/{row.kind}/{row.name}: earned {earned} of {row.max_points}, as the secret "
        "will have it. Add a fixed case that catches it, or draw none that can."
    )


def _misjudged(row: CalibrationRow) -> str:
    earned = f"earned {sorted(set(row.earned), key=str)} of {row.max_points}"
    if row.kind is Kind.NON_ANSWER:
        most = most_of_non_answer(row.max_points)
        return f"{row.exercise}/{row.kind}: {row.name}: {earned}. Make it at most {most}."
    return f"{row.exercise}/{row.kind}/{row.name}: {earned}. Fix the hidden test or the answer."


def _calibration_row(row: dict[str, Any]) -> CalibrationRow:
    return CalibrationRow(
        exercise=row["exercise"],
        kind=Kind(row["kind"]),
        name=row["answer"],
        max_points=row["of"],
        earned=tuple(row["earned"]),
        cpu_seconds=0.0,
        failed_tests=tuple(row["fails"]),
    )


def _untried(material: TopicMaterial, rows: list[CalibrationRow]) -> Iterator[str]:
    tried = {(row.exercise, str(row.kind), row.name) for row in rows}
    tried |= {(row.exercise, "non-answer", "") for row in rows if row.kind is Kind.NON_ANSWER}
    for name in material.names:
        wanted = [(name, kind, "") for kind in ("reference", "stub", "non-answer")]
        wanted += [
            (name, kind, path.stem)
            for kind in ("wrong", "right")
            for path in material.stored_answers(name, kind)
        ]
        for key in wanted:
            if key not in tried:
                yield f"{'/'.join(part for part in key if part)}: was never tried."


def check_mutants(material: TopicMaterial) -> CheckFinding:
    """Judge the recorded table of mutants; make them where the table is outdated."""
    paths, slug = material.paths, material.slug
    outdated = outdated_rows(paths, slug, MUTATION)
    if outdated and not material.is_quick:
        rows = list(mutate(open_course(paths.root), slug, jobs=material.jobs).rows)
        how = "run now, because the recorded table is outdated"
    else:
        rows = [
            MutationRow(
                r["exercise"], r["mutants"], r["caught"], r["equivalent"], tuple(r["survivors"])
            )
            for r in recorded_rows(material, MUTATION)
        ]
        how = "outdated table" if outdated else "recorded table"
    missing = [_outdated("mutate", slug, outdated)] if outdated and material.is_quick else []
    read_equivalents(paths, material.topic)  # an entry without a reason is a CourseTextError
    different = sum(row.mutants - row.equivalent for row in rows)
    share = sum(row.caught for row in rows) / different if different else 0.0
    if share < FEWEST_CAUGHT:
        missing.append(f"{share:.1%} of the mutants are caught. Make it {FEWEST_CAUGHT:.0%}.")
    missing += [
        f"{row.exercise}: a mutant survives: {line}. Write a test, or say in "
        f"{paths.equivalent_mutants(slug).name} why it is equivalent."
        for row in rows
        for line in row.survivors
    ]
    missing += [
        f"{name}: was never mutated."
        for name in sorted({*material.names} - {r.exercise for r in rows})
    ]
    equivalent = sum(row.equivalent for row in rows)
    found = f"{share:.1%} of {different} caught, {equivalent} equivalent, {how}"
    return CheckFinding(found, tuple(missing))
