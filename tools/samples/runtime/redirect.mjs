// Loaded before each JavaScript sample: requests lead to the double, and waiting is short.

import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import timers from "node:timers";
import timersPromises from "node:timers/promises";

const { SAMPLE_DOUBLE, SAMPLE_HOME } = process.env;
const MOST_WAITING = 20; // milliseconds
const TIME_LIMIT = 300_000; // what a package waits so long for is the time limit of a request
Error.stackTraceLimit = 50;

/** Returns `file:line` of the statement of the page that sends a request: the outermost one. */
function sender() {
  const lines = new Error().stack.split("\n").filter((line) => line.includes(SAMPLE_HOME));
  const [, place = ""] = (lines.at(-1) ?? "").split(`${SAMPLE_HOME}/`);
  return place.split(":").slice(0, 2).join(":");
}

function isLocal(host) {
  return host === "localhost" || host === "127.0.0.1";
}

const { fetch } = globalThis;
globalThis.fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (isLocal(url.hostname)) return fetch(input, init);
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
  headers.set("X-Sample", sender());
  const address = `${SAMPLE_DOUBLE}/${url.host}${url.pathname}${url.search}`;
  return fetch(address, { ...(input instanceof Request ? input : {}), ...init, headers });
};

const double = new URL(SAMPLE_DOUBLE);
const { request } = http;
function redirected(options, callback) {
  const host = options.hostname ?? options.host;
  if (isLocal(host)) return request(options, callback);
  const path = `/${host}${options.path ?? `${options.pathname}${options.search}`}`;
  const headers = { ...options.headers, "X-Sample": sender() };
  const { hostname, port } = double;
  return request({ method: options.method, hostname, port, path, headers }, callback);
}
http.request = redirected;
https.request = redirected;

// Servers of samples get a free port, which curl finds by the port that the page names.
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (port, ...rest) {
  if (typeof port !== "number") return listen.call(this, port, ...rest);
  this.once("listening", () => {
    mkdirSync(`${SAMPLE_HOME}/.ports`, { recursive: true });
    writeFileSync(`${SAMPLE_HOME}/.ports/${port}`, String(this.address().port));
  });
  return listen.call(this, 0, ...rest);
};

const wait = globalThis.setTimeout;
const short = (delay) => (delay >= TIME_LIMIT ? delay : Math.min(Number(delay) || 0, MOST_WAITING));
globalThis.setTimeout = (callback, delay, ...rest) => wait(callback, short(delay), ...rest);
timers.setTimeout = globalThis.setTimeout;
const waitPromise = timersPromises.setTimeout;
timersPromises.setTimeout = (delay, ...rest) => waitPromise(short(delay), ...rest);
syncBuiltinESMExports();
