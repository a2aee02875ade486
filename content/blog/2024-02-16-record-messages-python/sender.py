"""Sends the outbox of the post's recorder.py to a local server, in one of several ways."""

import os
import sys
import time
import uuid

import requests

api, variant = sys.argv[1:3]
time.sleep = lambda seconds: None  # the waits between attempts change nothing here

import recorder  # noqa: E402, the file as the post shows it, in the working directory

recorder.API = api
post = requests.post
calls = 0


def post_with_new_key(*args, headers, **more):
    return post(*args, headers={**headers, "Idempotency-Key": uuid.uuid4().hex}, **more)


def post_and_die(*args, **more):
    """Ends the process after the 50th answer, before the recorder can note it."""
    global calls
    calls += 1
    answer = post(*args, **more)
    if calls >= 50:
        os._exit(9)
    return answer


def send_once(path, key, body, first_try=None):
    headers = {"Authorization": "Bearer x", "Idempotency-Key": key}
    try:
        answer = post(recorder.API + path, json=body, timeout=10, headers=headers)
    except requests.RequestException:
        raise recorder.Parked("no_answer") from None
    if answer.status_code != 201:
        raise recorder.Parked("refused")
    return answer.json()


if variant == "new key at each attempt":
    requests.post = post_with_new_key
if variant == "same key, killed on the way":
    requests.post = post_and_die
if variant == "one attempt":
    recorder.send = send_once

sessions, turns = 100, 10
for session in range(sessions):
    for turn in range(turns):
        own_id = f"s{session:03}t{turn}"
        role = "agent" if turn % 2 else "client"
        reply_to = f"s{session:03}t{turn - 1}" if turn % 2 else None
        recorder.record(own_id, f"session{session:03}", f"client_{session}", role, own_id,
                        reply_to=reply_to)
recorder.flush()
