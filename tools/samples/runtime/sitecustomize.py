"""Loaded before each Python sample: requests lead to the double, and waiting is short."""

import os
import sys
import time
import traceback

sleep = time.sleep
time.sleep = lambda seconds: sleep(min(seconds, 0.02))


HOME = os.environ["SAMPLE_HOME"]


def sender():
    """Returns file:line of the statement of the page that sends a request: the outermost one."""
    for frame in traceback.extract_stack():
        folder, file = os.path.split(os.path.abspath(frame.filename))
        if folder == HOME:
            return f"{file}:{frame.lineno}"
    return ""


def redirect():
    from requests import Session

    double = os.environ["SAMPLE_DOUBLE"]
    request = Session.request

    def redirected(self, method, url, *args, **options):
        address = str(url).partition("://")[2]
        if address.startswith(("localhost:", "127.0.0.1:")):
            return request(self, method, url, *args, **options)
        headers = {**(options.pop("headers", None) or {}), "X-Sample": sender()}
        return request(self, method, f"{double}/{address}", *args, headers=headers, **options)

    Session.request = redirected


program = next((name for name in sys.orig_argv[1:] if name.endswith(".py")), None)
if program and os.path.exists(program):
    with open(program, encoding="utf-8") as file:
        if "requests" in file.read():
            redirect()
