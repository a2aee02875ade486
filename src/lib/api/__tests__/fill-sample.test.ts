import { fillSample, findFillIns } from "../fill-sample";

const CURL = `<i class=f>curl </i><i class=s>--url https://a.example/v2/chat/chat_1/messages</i>
  <i class=s>--header "Authorization: Bearer $CHATSONDE_TOKEN"</i>
  <i class=s>--data '{</i> <i class=s>"agent_id"</i>: <i class=s>"agent_1"</i> }'`;

describe("findFillIns", () => {
  it.each(["/chat/{chat_id}/messages", "/chat/{chat_id}/messages#stream"])(
    "finds the token, parameters of the path %s and ids in the body",
    (path) => {
      expect(findFillIns(CURL, path)).toEqual([
        { name: "token", example: "", pattern: expect.any(RegExp) },
        { name: "chat_id", example: "chat_1" },
        { name: "agent_id", example: "agent_1" },
      ]);
    },
  );

  it.each<[string, string, string[], string[]]>([
    ["each of several", 'curl --header "A: $KEY_A" --header "B: $KEY_B"', [], ["KEY_A", "KEY_B"]],
    [
      "a user and a password",
      'curl --user "$API_USERNAME:$API_PASSWORD"',
      [],
      ["API_USERNAME", "API_PASSWORD"],
    ],
    ["those of the request", "curl https://a.example", ["KEY_A", "KEY_B"], ["KEY_A", "KEY_B"]],
    ["the only one, whatever its name", "curl", ["KEY_A"], ["token"]],
    ["one that is there twice", 'curl "$KEY_A" "$KEY_A"', [], ["token"]],
    ["no amount of money in a body", "curl --data '$USD $5_000'", [], []],
  ])("finds secrets: %s", (_, sample, variables, names) => {
    expect(findFillIns(sample, "/", variables).map(({ name }) => name)).toEqual(names);
  });

  it("finds nothing in a sample without them", () => {
    expect(findFillIns("curl https://a.example/health", "/health")).toEqual([]);
  });
});

describe("fillSample", () => {
  const fill = (html: string, values: Record<string, string>) =>
    fillSample(html, findFillIns(CURL, "/chat/{chat_id}/messages"), values);
  const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

  it("replaces values in place and marks them", () => {
    expect(fill(CURL, { agent_id: "agent_9" })).toContain('<i class=s>"<var>agent_9</var>"</i>');
    expect(fill(CURL, { chat_id: "c" })).toContain("/chat/<var>c</var>/messages");
  });

  it.each([
    ["curl", '"Bearer $API_TOKEN"', '"Bearer t"'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The text of a program.
    ["JavaScript", "`Bearer ${process.env.API_TOKEN}`", "`Bearer t`"],
    ["Python", '"Bearer " + os.environ["API_TOKEN"]', '"Bearer " + "t"'],
    ["Go", '"Bearer " + os.Getenv("API_TOKEN")', '"Bearer " + "t"'],
    ["Java", '"Bearer " + System.getenv("API_TOKEN"))', '"Bearer " + "t")'],
    ["PHP", '"Bearer " . getenv("API_TOKEN")', '"Bearer " . "t"'],
    ["Ruby", 'ENV.fetch("API_TOKEN")', '"t"'],
    ["PowerShell", '"Bearer $($env:API_TOKEN)"', '"Bearer t"'],
    ["Rust", 'std::env::var("API_TOKEN")?', '"t"'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The text of a program.
    ["Kotlin", '"Bearer ${System.getenv("API_TOKEN")}"', '"Bearer t"'],
    ["Swift", '"Bearer \\(ProcessInfo.processInfo.environment["API_TOKEN"]!)"', '"Bearer t"'],
    ["JavaScript, alone", "{Key: process.env.API_TOKEN}", '{Key: "t"}'],
    ["PowerShell, encoded", "GetBytes($env:API_TOKEN)", 'GetBytes("t")'],
    [
      "Swift, encoded",
      'Data(ProcessInfo.processInfo.environment["API_TOKEN"]!.utf8)',
      'Data("t".utf8)',
    ],
    ["C#", 'Environment.GetEnvironmentVariable("API_TOKEN")', '"t"'],
  ])("writes the token as a string in %s", (_, code, filled) => {
    expect(textOf(fill(code, { token: "t" }))).toBe(filled);
  });

  it("replaces each of several secrets by its own value", () => {
    const sample = 'curl --header "A: $KEY_A" --header "B: $KEY_B" --header "C: $KEY_A_2"';
    const fillIns = findFillIns(sample, "/", ["KEY_A", "KEY_B", "KEY_A_2"]);
    expect(textOf(fillSample(sample, fillIns, { KEY_A: "1", KEY_A_2: "3" }))).toBe(
      'curl --header "A: 1" --header "B: $KEY_B" --header "C: 3"',
    );
  });

  it("replaces an expression that spans several elements, and keeps them balanced", () => {
    const html = '<i class=f>os</i>.<i class=p>environ</i>[<i class=s>"API_TOKEN"</i>]';
    expect(fill(html, { token: "t" })).toBe(
      '<i class=f>"<var>t</var>"</i><i class=p></i><i class=s></i>',
    );
  });

  it("drops characters that end a string or a command", () => {
    expect(textOf(fill(CURL, { agent_id: "a\"'`$ <b>&" }))).toContain('"agent_id": "ab"');
  });

  it("leaves a sample as it is without values", () => {
    expect(fill(CURL, { token: "", chat_id: "" })).toBe(CURL);
  });
});
