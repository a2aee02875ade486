import hashlib
import json
import os
import sqlite3
import sys
import time
from datetime import datetime, timezone

import requests

API = "https://api.chatsonde.example/v2"
TOKEN = os.environ.get("CHATSONDE_TOKEN", "")  # only the sender needs it
AGENT = os.environ.get("CHATSONDE_AGENT")  # the id of the agent that the token belongs to
TOKEN_MARK = hashlib.sha256(TOKEN.encode()).hexdigest()[:8]
DAY = 24 * 3600

db = sqlite3.connect("outbox.db")
db.execute("""CREATE TABLE IF NOT EXISTS chat (
    session TEXT PRIMARY KEY, client_id TEXT, started_at TEXT, chat_id TEXT)""")
db.execute("""CREATE TABLE IF NOT EXISTS message (
    own_id TEXT PRIMARY KEY, session TEXT, reply_to TEXT, fields TEXT,
    first_try REAL, token_mark TEXT, msg_id TEXT, parked TEXT)""")


class Parked(Exception):
    """Repeating this request is pointless; a person has to look."""


def record(own_id, session, client_id, role, text, reply_to=None, **more):
    """Put one message into the outbox. Touches the disk, never the network."""
    now = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    fields = {"role": role, "content": {"type": "text", "text": text}, "sent_at": now, **more}
    with db:
        db.execute("INSERT OR IGNORE INTO chat VALUES (?, ?, ?, NULL)", (session, client_id, now))
        db.execute("INSERT OR IGNORE INTO message VALUES (?, ?, ?, ?, NULL, NULL, NULL, NULL)",
                   (own_id, session, reply_to, json.dumps(fields)))
        stored, known = db.execute(
            "SELECT session, fields FROM message WHERE own_id = ?", (own_id,)).fetchone()
        known = json.loads(known)
        if (stored, known["role"], known["content"]) != (session, role, fields["content"]):
            raise ValueError(f"The id {own_id} belongs to another message.")


def send(path, key, body, first_try=None):
    """Repeat one request, always with the same key and body, until it is answered."""
    delay, conflicts = 1, 0
    while True:
        if first_try and time.time() - first_try > DAY:
            raise Parked("key_expired")
        wait, delay = delay, min(2 * delay, 60)
        try:
            answer = requests.post(API + path, json=body, timeout=10, headers={
                "Authorization": f"Bearer {TOKEN}", "Idempotency-Key": key})
        except requests.RequestException as error:
            print(f"{key}: {type(error).__name__}, again in {wait} s")
        else:
            if answer.status_code == 201:
                return answer.json()
            # An answer without a problem's code comes from something on the way: only wait.
            is_json = "json" in answer.headers.get("Content-Type", "")
            problem = answer.json() if is_json else {}
            code = problem.get("code")
            if code in ("unauthorized", "forbidden"):
                print(f"{key}: {code}. Fix the token, then start again.", file=sys.stderr)
                sys.exit(78)
            wrong = {one["pointer"] for one in problem.get("errors", [])}
            is_early = bool(wrong) and wrong <= {"/sent_at", "/started_at"}  # this clock is fast
            conflicts += code == "conflict"
            if code in ("invalid_request", "not_found") or conflicts == 5:
                raise Parked(code)
            if code == "validation_failed" and not is_early:
                raise Parked(code)
            after = answer.headers.get("Retry-After", "")
            wait = int(after) if after.isdigit() else wait  # a proxy may send a date
            print(f"{key}: {answer.status_code}, again in {wait} s")
        time.sleep(wait)


def chat_of(session):
    client_id, started_at, chat_id = db.execute(
        "SELECT client_id, started_at, chat_id FROM chat WHERE session = ?", (session,)).fetchone()
    if chat_id is None:
        body = {"client_id": client_id, "channel": "api", "started_at": started_at}
        chat = send("/external/chat", f"open-{session}", body)
        if AGENT and chat["agent_id"] != AGENT:
            print(f"This token belongs to {chat['agent_id']}.", file=sys.stderr)
            sys.exit(78)
        chat_id = chat["id"]
        with db:
            db.execute("UPDATE chat SET chat_id = ? WHERE session = ?", (chat_id, session))
    return chat_id


def flush():
    """Send what is in the outbox, oldest first."""
    waiting = db.execute("""SELECT own_id, session, reply_to, fields, first_try, token_mark
        FROM message WHERE msg_id IS NULL AND parked IS NULL ORDER BY rowid""").fetchall()
    for own_id, session, reply_to, fields, first_try, token_mark in waiting:
        try:
            if first_try and token_mark != TOKEN_MARK:
                raise Parked("other_token")
            body = {"chat_id": chat_of(session), **json.loads(fields)}
            asked = db.execute("SELECT msg_id FROM message WHERE own_id = ?", (reply_to,)).fetchone()
            if asked and asked[0]:
                body["in_reply_to"] = asked[0]
            first_try = first_try or time.time()
            with db:
                db.execute("UPDATE message SET first_try = ?, token_mark = ? WHERE own_id = ?",
                           (first_try, TOKEN_MARK, own_id))
            message = send("/external/message/new-message", f"msg-{own_id}", body, first_try)
            with db:
                db.execute("UPDATE message SET msg_id = ? WHERE own_id = ?", (message["id"], own_id))
            print(f"{own_id}: {message['id']}")
        except Parked as reason:
            with db:
                db.execute("UPDATE message SET parked = ? WHERE own_id = ?", (str(reason), own_id))
            print(f"{own_id}: parked, {reason}")


if __name__ == "__main__":
    while True:
        flush()
        time.sleep(1)
