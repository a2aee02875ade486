import { fillSample, findFillIns } from "../fill-sample";

const CURL = `<i class=f>curl </i><i class=s>--url https://a.example/v2/chat/chat_1/messages</i>
  <i class=s>--header "Authorization: Bearer $CHATSONDE_TOKEN"</i>
  <i class=s>--data '{</i> <i class=s>"agent_id"</i>: <i class=s>"agent_1"</i> }'`;

describe("findFillIns", () => {
  it("finds the token, parameters of the path and ids in the body", () => {
    expect(findFillIns(CURL, "/chat/{chat_id}/messages")).toEqual([
      { name: "token", example: "" },
      { name: "chat_id", example: "chat_1" },
      { name: "agent_id", example: "agent_1" },
    ]);
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
    ["C#", 'Environment.GetEnvironmentVariable("API_TOKEN")', '"t"'],
  ])("writes the token as a string in %s", (_, code, filled) => {
    expect(textOf(fill(code, { token: "t" }))).toBe(filled);
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
