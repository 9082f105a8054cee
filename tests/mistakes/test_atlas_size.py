"""An atlas stays small: what is large tells a reader nothing, and travels with the course."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from autograder.checking import atlas_recording
from autograder.checking.stored_answers import TASK, Kind
from autograder.pipeline.calibrate import calibration_task

EXERCISE = "one_hot"


def size_of(probe) -> int:
    return len(json.dumps(probe["outcomes"], separators=(",", ":")))


def record(task: bytes, largest: int):
    atlas_recording.MAX_OUTCOME_CHARACTERS = largest
    return json.loads(atlas_recording.record_atlas(task))["probes"]


def test_a_probe_with_large_results_is_left_out(course, topic):
    whole = calibration_task(course, topic, topic.exercise(EXERCISE), "")
    stored = [a for a in whole.answers if a.kind not in (Kind.STUB, Kind.NON_ANSWER)]
    task = TASK.dump_json(replace(whole, answers=tuple(stored)))
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        sizes = sorted(map(size_of, worker.submit(record, task, 60_000).result()))
        middle = sizes[len(sizes) // 2]
        assert middle < sizes[-1]
        small = worker.submit(record, task, middle).result()
    assert small
    assert max(map(size_of, small)) <= middle
