"""
number = 9
title = "writes the gradebook, the ledger, the results and the neighbours' work while it runs"
no_event = "a file that cannot be opened is an ordinary error inside the student's own cell"
needs_confinement = true
unconfined = "canary"
"""

# %% top
import os
import sqlite3

open_ways = ("{{course}}", "..", "../..")
for way in open_ways:
    if os.path.exists(way + "/gradebook.db"):
        with sqlite3.connect(way + "/gradebook.db", timeout=1) as gradebook:
            try:
                gradebook.execute("update grade set auto_score = 99, manual_score = 99")
                gradebook.execute("update student set first_name = '{{student}}'")
            except sqlite3.Error as error:
                print(error)
places = [
    "{{canary}}", "{{course}}/.autograder/results/first_steps/{{student}}.json",
    "{{course}}/.autograder/ledger.jsonl",
    "{{course}}/submitted/innocent-right/first_steps/first_steps.ipynb",
    "{{course}}/solutions/first_steps/r2_score.py",
]
for place in places:
    try:
        with open(place, "a") as file:
            file.write("{{student}} was here")
        print("WROTE", place)
    except OSError as error:
        print(error)
