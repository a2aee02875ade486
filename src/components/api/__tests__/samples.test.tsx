import { fireEvent, render } from "@testing-library/react";
import { TabItem, Tabs } from "../../content/tabs";
import { Samples } from "../samples";

const samples = ["curl", "python", "go"].map((id) => ({
  id,
  lang: id,
  label: id.toUpperCase(),
  html: `<i class=k>${id}</i>`,
}));

function chosen(): string | undefined {
  return document.querySelector<HTMLInputElement>("input:checked")?.value;
}

beforeEach(() => localStorage.clear());

describe("samples", () => {
  it("stand in the page in every language, the first of them in sight", () => {
    const { container } = render(<Samples samples={samples} />);
    expect(container.querySelectorAll("pre")).toHaveLength(3);
    expect(chosen()).toBe("curl");
  });

  it("remember the reader's language under the key that tabs use too", () => {
    const { getByLabelText } = render(<Samples samples={samples} />);
    fireEvent.click(getByLabelText("PYTHON"));
    expect(localStorage.getItem("docusaurus.tab.sample")).toBe("python");
  });

  it.each([
    ["a language that was chosen before", "go", "go"],
    ["the first one where the chosen one is not there", "cobol", "curl"],
  ])("show %s", (_, stored, shown) => {
    localStorage.setItem("docusaurus.tab.sample", stored);
    render(<Samples samples={samples} />);
    expect(chosen()).toBe(shown);
  });

  it("change in step with tabs that have the same values", () => {
    const { getByRole } = render(
      <>
        <Samples samples={samples} />
        <Tabs groupId="sample">
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
    const { container } = render(<Samples samples={twice} />);
    const values = [...container.querySelectorAll<HTMLInputElement>("[type=radio]")].map(
      ({ value }) => value,
    );
    expect(values).toEqual(["curl", "curl-2"]);
  });

  it("are not there where an operation has none", () => {
    expect(render(<Samples samples={[]} />).container.innerHTML).toBe("");
  });
});
