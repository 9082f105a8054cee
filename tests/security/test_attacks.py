"""Every attack: what it earned, what was said of it, and that it got nothing out."""

import os
import re

import pytest

from tests.security.attack import read_attacks

MOVING = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]")
ATTACKS = read_attacks()
each_attack = pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.student)


@pytest.fixture
def result(attack, class_run, is_confined):
    if attack.needs_confinement and not is_confined:
        pytest.skip("tried only where submissions are confined: it would harm this machine")
    return class_run.result(attack.student)


def reported(result):
    """Everything that the instructor can read about a submission."""
    lines = [result.fault, *result.notes]
    for found in result.exercises:
        lines += [*found.notes, found.counterexample, *(v.message for v in found.verdicts)]
    return "\n".join(lines)


def test_submissions_are_confined(is_confined):
    assert is_confined, "submissions see the course and the processes of this machine"


@each_attack
def test_it_earns_what_its_answers_are_worth(attack, result, class_run):
    if attack.fault:
        assert attack.fault in result.fault
        assert result.exercises == ()
        return
    assert result.fault == ""
    scores = {found.exercise: found.score for found in result.exercises}
    full = {e.name: e.max_points for e in class_run.topic.exercises}
    honest = full if attack.base == "right" else dict.fromkeys(full, 0)
    if attack.self_harm:
        assert set(scores) == set(full)
        assert all(score in range(full[name] + 1) for name, score in scores.items()), scores
        return
    wanted = {**honest, **attack.points}
    for name, points in wanted.items():
        allowed = points if isinstance(points, list) else [points]
        assert scores[name] in allowed, (name, scores[name], points, reported(result))


@each_attack
def test_the_instructor_is_told(attack, result):
    text = reported(result)
    wanted = [[words] if isinstance(words, str) else words for words in attack.reported]
    assert [words for words in wanted if not any(w in text for w in words)] == [], text


@each_attack
def test_nothing_secret_is_carried_out(attack, result, class_run, fingerprints):
    traces = class_run.traces(attack.student)
    assert traces["stored result"]
    assert len(traces["feedback page"]) > 1000
    found = [
        f"{marker} in the {place}"
        for marker, text in [*fingerprints.loot.all.items(), *((w, w) for w in attack.forbidden)]
        for place, written in traces.items()
        if text in written
    ]
    assert found == []


@each_attack
def test_nothing_of_it_is_active_in_a_page(attack, result, class_run):
    if not result.fault:
        active = class_run.active_parts(attack.student)
        assert [text for text in attack.inactive if text in active] == []


@each_attack
def test_nothing_moves_the_screen_of_a_reader(attack, result, class_run):
    if not result.fault:
        assert sorted(set(MOVING.findall(class_run.shown_texts(attack.student)))) == []


@each_attack
def test_nothing_is_left_behind(attack, result, fingerprints):
    canary = fingerprints.canary(attack.student)
    assert not canary.exists(), canary.read_text(errors="replace")[:500]


@each_attack
def test_nothing_is_sent_out(attack, result, class_run, fingerprints):
    mark = attack.student.encode()
    assert [words for words in list(fingerprints.listener.heard) if mark in words] == []


@each_attack
def test_what_is_stored_of_it_is_small(attack, result, class_run):
    sizes = {place: len(text) for place, text in class_run.traces(attack.student).items()}
    assert {place: size for place, size in sizes.items() if size > 3_000_000} == {}


def test_the_victim_lives_and_nothing_called_out(class_run, fingerprints):
    assert fingerprints.victim.poll() is None
    assert fingerprints.listener.heard == []


def test_no_process_of_a_submission_is_left(class_run):
    """Every process of a submission was started by the sandbox's own interpreter."""
    left = []
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            try:
                with open(f"/proc/{entry.name}/environ", "rb") as file:  # noqa: PTH123
                    if str(class_run.paths.root).encode() in file.read():
                        left.append(entry.name)
            except OSError:
                continue
    assert left == []


def test_the_reports_of_the_class_hold_no_loot(class_run, fingerprints):
    said = "\n".join(
        f"{done.stdout}\n{done.stderr}"
        for done in (class_run.collected, class_run.graded, class_run.reported)
    )
    said += "".join(page.read_text() for page in class_run.paths.private.glob("reports/*.html"))
    assert [name for name, text in fingerprints.loot.all.items() if text in said] == []
