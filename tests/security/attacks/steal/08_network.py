"""
number = 8
title = "sends data out by TCP, UDP, Unix sockets and a name to be resolved; opens a reverse shell"
no_event = "a refused connection is an ordinary OSError inside the student's own cell"
unconfined = "heard"
"""

# %% top
import socket
import subprocess

INET, UNIX, STREAM = socket.AF_INET, socket.AF_UNIX, socket.SOCK_STREAM
doors = [
    (INET, STREAM, ("127.0.0.1", {{tcp_port}})),
    (INET, socket.SOCK_DGRAM, ("127.0.0.1", {{udp_port}})),
    (UNIX, STREAM, "{{unix_socket}}"),
    (UNIX, STREAM, "\0{{abstract_socket}}"),
]
for family, kind, address in doors:
    try:
        with socket.socket(family, kind) as sock:
            sock.settimeout(2)
            sock.connect(address)
            sock.sendall(b"{{student}}")
    except OSError as error:
        print(error)
try:
    print(socket.gethostbyname("localhost"), socket.gethostbyname("{{student}}.invalid"))
except OSError as error:
    print(error)
shell = "exec 3<>/dev/tcp/127.0.0.1/{{tcp_port}} && echo {{student}} >&3"
try:
    subprocess.run(["/bin/bash", "-c", shell], timeout=5)
except (OSError, subprocess.SubprocessError) as error:
    print(error)

# %% answer: r2_score
def r2_score(y_true, y_pred):
    import socket

    try:
        with socket.create_connection(("127.0.0.1", {{tcp_port}}), timeout=2) as sock:
            sock.sendall(b"{{student}} from a call")
    except OSError:
        pass
    rest = float(((y_true - y_pred) ** 2).sum())
    if y_true.max() == y_true.min():
        return 1.0 if rest == 0 else 0.0
    return 1.0 - rest / float(((y_true - y_true.mean()) ** 2).sum())
