import { fireEvent, render, screen } from "@testing-library/react";
import type { BodyPart, RequestVariant } from "../../../../plugins/gatsby-source-openapi";
import { linesOf } from "../../../testing/lines-of";
import { MediaTypes } from "../content";
import { RequestMenus, useVariant } from "../request-menus";
import { Samples } from "../samples";

const sample = (text: string) => [{ id: "curl", lang: "bash", label: "cURL", html: text }];
const variant = (contentType: string, example: string, security = "token"): RequestVariant => ({
  contentType,
  example,
  security,
  choice: { body: 0, security: 0 },
  samples: sample(`${contentType} ${example} ${security}`),
});
const [JSON_TYPE, XML] = ["application/json", "application/xml"];
const body = (mediaType: string, ...names: string[]): BodyPart => ({
  anchor: mediaType,
  mediaType,
  examples: names.map((name) => ({ name, value: name })),
});

function Menus({ variants }: { variants: RequestVariant[] }) {
  const { root } = useVariant(variants, []);
  return <RequestMenus variants={variants} root={root} />;
}

describe("the menus of a request", () => {
  it.each<[string, RequestVariant[], string[]]>([
    ["nothing without variants", [], []],
    ["nothing of one variant", [variant(JSON_TYPE, "a")], []],
    [
      "examples of one type by their names",
      [variant(JSON_TYPE, "few"), variant(JSON_TYPE, "many")],
      ["Body few|many"],
    ],
    [
      "several types",
      [variant(JSON_TYPE, "Example"), variant(XML, "few")],
      [`Body ${JSON_TYPE}|${XML} few`],
    ],
    [
      "ways to authenticate",
      [variant(JSON_TYPE, "a"), variant(JSON_TYPE, "a", "")],
      ["Authentication token|none"],
    ],
    [
      "both",
      [
        variant(JSON_TYPE, "a"),
        variant(JSON_TYPE, "b"),
        variant(JSON_TYPE, "a", "key"),
        variant(JSON_TYPE, "b", "key"),
      ],
      ["Body a|b", "Authentication token|key"],
    ],
  ])("offer %s", (_, variants, menus) => {
    const { container } = render(<Menus variants={variants} />);
    const labels = [...container.querySelectorAll("label")];
    const texts = labels.map((label) => {
      const options = [...label.querySelectorAll("option")].map(({ textContent }) => textContent);
      return `${label.firstChild?.textContent} ${options.join("|")}`;
    });
    expect(texts).toEqual(menus);
  });
});

describe("a request with variants", () => {
  const variants = ["token", "key"].flatMap((security) => [
    variant(JSON_TYPE, "few", security),
    variant(JSON_TYPE, "many", security),
    variant(XML, "few", security),
  ]);
  const content = [body(JSON_TYPE, "few", "many"), body(XML, "few")];
  const page = (
    <>
      <MediaTypes content={content} anchor="body" />
      <Samples
        samples={sample("first")}
        pathTemplate="/"
        variants={variants}
        requestBody={{ anchor: "body", required: true, content }}
      />
    </>
  );
  const code = () => document.querySelector(".sample code")?.textContent;
  const menu = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  const choose = (name: string, value: string) =>
    fireEvent.change(menu(name), { target: { value } });
  const example = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name="${JSON_TYPE}:example"][value="${name}"]`);

  it("has the samples of what the reader chooses in the menus", () => {
    render(page);
    expect(code()).toBe(`${JSON_TYPE} few token`);
    choose("Body", `${XML} few`);
    expect(code()).toBe(`${XML} few token`);
    choose("Authentication", "key");
    expect(code()).toBe(`${XML} few key`);
    choose("Body", `${JSON_TYPE} many`);
    expect(code()).toBe(`${JSON_TYPE} many key`);
    expect(example("many")?.checked).toBe(true);
  });

  it("has the samples of the example that the reader chooses in the text", () => {
    render(page);
    fireEvent.click(example("many") as Element);
    expect(code()).toBe(`${JSON_TYPE} many token`);
    expect(menu("Body").value).toBe(`${JSON_TYPE} many`);
    fireEvent.click(example("few") as Element);
    expect(code()).toBe(`${JSON_TYPE} few token`);
  });

  it("no longer follows the text of a page that is closed", () => {
    const { unmount } = render(page);
    unmount();
    expect(() => fireEvent.change(document.body)).not.toThrow();
    expect(linesOf(document.body)).toEqual([]);
  });
});
