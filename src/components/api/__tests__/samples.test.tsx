import { fireEvent, render } from "@testing-library/react";
import { TabItem, Tabs } from "../../content/tabs";
import { Samples } from "../samples";

const samples = ["curl", "python", "go"].map((id) => ({
  id,
  lang: id,
  label: id.toUpperCase(),
  html: `<i class=k>${id}</i> "https://a.example/chat/chat_1" "Bearer $API_TOKEN"`,
}));
const pathTemplate = "/chat/{chat_id}";
const renderAll = () => render(<Samples samples={samples} pathTemplate={pathTemplate} />);

function chosen(): string | undefined {
  return document.querySelector<HTMLSelectElement>("select")?.value;
}

beforeEach(() => localStorage.clear());

describe("samples", () => {
  it("are in the page in every language, the first of them selected", () => {
    expect(renderAll().container.querySelectorAll("pre")).toHaveLength(3);
    expect(chosen()).toBe("curl");
  });

  it("remember the reader's language under the key that tabs of code use", () => {
    const { getByLabelText } = renderAll();
    fireEvent.change(getByLabelText("Language"), { target: { value: "python" } });
    expect(localStorage.getItem("docusaurus.tab.language")).toBe("python");
  });

  it.each([
    ["a language that was chosen before", "go", "go"],
    ["the first one where the chosen one is not there", "cobol", "curl"],
  ])("show %s", (_, stored, shown) => {
    localStorage.setItem("docusaurus.tab.language", stored);
    renderAll();
    expect(chosen()).toBe(shown);
  });

  it("change in step with tabs that have the same values", () => {
    const { getByRole } = render(
      <>
        <Samples samples={samples} pathTemplate={pathTemplate} />
        <Tabs groupId="language">
          <TabItem value="curl">a</TabItem>
          <TabItem value="go">b</TabItem>
        </Tabs>
      </>,
    );
    fireEvent.click(getByRole("tab", { name: "go" }));
    expect(chosen()).toBe("go");
  });

  it("tell several samples of one language apart", () => {
    const [first] = samples;
    const twice = [first, first].flatMap((sample) => sample ?? []);
    const { container } = render(<Samples samples={twice} pathTemplate={pathTemplate} />);
    const values = [...container.querySelectorAll("option")].map(({ value }) => value);
    expect(values).toEqual(["curl", "curl-2"]);
  });

  it("show the values that the reader types, in every language, and store none", () => {
    const { container } = renderAll();
    for (const [name, value] of [
      ["token", "secret-1"],
      ["chat_id", "chat_2"],
    ]) {
      const input = container.querySelector(`input[name=${name}]`);
      if (input) fireEvent.input(input, { target: { value } });
    }
    const texts = [...container.querySelectorAll("pre")].map(({ textContent }) => textContent);
    expect(texts).toEqual(
      ["curl", "python", "go"].map(
        (id) => `${id} "https://a.example/chat/chat_2" "Bearer secret-1"`,
      ),
    );
    expect(localStorage).toHaveLength(0);
  });

  it("are not there where an operation has none", () => {
    expect(render(<Samples samples={[]} pathTemplate="/" />).container.innerHTML).toBe("");
  });
});
