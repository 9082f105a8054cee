"""
number = 27
title = "writes files where it may, to see that the next submission finds none of them"
no_event = "writing into one's own folder is allowed; the folder goes with the submission"
unconfined = "canary"
"""

# %% top
import os
import tempfile

places = [tempfile.gettempdir(), os.path.expanduser("~"), "/tmp", "/var/tmp", "/dev/shm", ".", "/"]
for place in places:
    try:
        with open(os.path.join(place, "left-by-{{student}}"), "w") as file:
            file.write("left")
    except OSError as error:
        print(place, error)
for place in ("/tmp", "/var/tmp", "/dev/shm"):
    if os.path.exists(f"{place}/left-by-{{student}}"):
        try:
            open("{{canary}}", "w").write(place)
        except OSError as error:
            print(error)
        os.remove(f"{place}/left-by-{{student}}")
try:
    os.remove("/left-by-{{student}}")
except OSError:
    pass
