import { configure, fireEvent, render, waitFor } from "@testing-library/react";
import type { RequestChoices } from "../../../../plugins/gatsby-source-openapi";
import {
  FRESH,
  placeholder,
} from "../../../../plugins/gatsby-source-openapi/src/samples/placeholders";
import { TabItem, Tabs } from "../../content/tabs";
import { Samples } from "../samples";

// The code of the form is loaded when it is used, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const samples = ["curl", "python", "go"].map((id) => ({
  id,
  lang: id,
  label: id.toUpperCase(),
  html: `<i class=k>${id}</i> "https://a.example/chat/chat_1" "Bearer $API_TOKEN"`,
}));
/** The code that sends requests cannot be loaded here. */
jest.mock("../sent-request", () => {
  throw new Error("offline");
});

const pathTemplate = "/chat/{chat_id}";
const renderAll = () => render(<Samples samples={samples} pathTemplate={pathTemplate} />);

function openForm(container: HTMLElement): void {
  const details = container.querySelector("details");
  if (!details) throw new Error("There is no form.");
  details.open = true;
  fireEvent(details, new Event("toggle"));
}

function textsOf(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll("pre")].map(({ textContent }) => textContent);
}

function chosen(): string | undefined {
  return document.querySelector<HTMLSelectElement>("select")?.value;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete process.env.TRY_IT;
});

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

  it("show the values that the reader types, in every language, and store none", async () => {
    const { container, findByLabelText } = renderAll();
    openForm(container);
    await findByLabelText("token");
    for (const [name, value] of [
      ["token", "secret-1"],
      ["chat_id", "chat_2"],
    ]) {
      const input = container.querySelector(`input[name=${name}]`);
      if (input) fireEvent.input(input, { target: { value } });
    }
    await waitFor(() =>
      expect(textsOf(container)).toEqual(
        ["curl", "python", "go"].map(
          (id) => `${id} "https://a.example/chat/chat_2" "Bearer secret-1"`,
        ),
      ),
    );
    expect(localStorage).toHaveLength(0);
  });

  it("take another server where the document has a relative address", async () => {
    const html = 'curl "https://YOUR_HOST/v1/chat/chat_1"';
    const { container, findByLabelText } = render(
      <Samples
        samples={[{ id: "curl", lang: "bash", label: "cURL", html }]}
        pathTemplate={pathTemplate}
        servers={[{ url: "/v1", resolvedUrl: "/v1", variables: [] }]}
      />,
    );
    openForm(container);
    const value = "https://b.example/api";
    fireEvent.input(await findByLabelText("server"), { target: { value } });
    await waitFor(() =>
      expect(textsOf(container)).toEqual(['curl "https://b.example/api/chat/chat_1"']),
    );
  });

  it("of a webhook have no form, because the API sends it", () => {
    const { queryByText } = render(
      <Samples samples={samples} pathTemplate={pathTemplate} kind="webhook" />,
    );
    expect(queryByText("Change this request")).toBeNull();
  });

  it("have the optional parameters that the reader checks, with their values", async () => {
    const parameter = { place: "query", name: "limit", isSent: false, required: false } as const;
    const request: RequestChoices = {
      method: "GET",
      server: "https://a.example",
      path: "/chat/chat_1",
      parameters: [
        { ...parameter, pairs: [{ name: "limit", value: "20" }] },
        {
          ...parameter,
          place: "header",
          name: "X-Id",
          pairs: [{ name: "X-Id", value: placeholder({ variable: FRESH }) }],
        },
      ],
      security: [],
      bodies: [],
      answersJson: true,
    };
    const { container, findByRole, getByRole, queryByRole } = render(
      <Samples samples={samples} pathTemplate={pathTemplate} request={request} />,
    );
    openForm(container);
    fireEvent.click(await findByRole("checkbox", { name: "X-Id" }));
    await waitFor(() => expect(textsOf(container)[0]).toContain("X-Id: $(uuidgen)"));
    expect(queryByRole("textbox", { name: "X-Id" })).toBeNull();
    fireEvent.click(getByRole("checkbox", { name: "X-Id" }));
    fireEvent.click(getByRole("checkbox", { name: "limit" }));
    await waitFor(() => expect(textsOf(container)[0]).toContain("/chat/chat_1?limit=20"));
    fireEvent.input(getByRole("textbox", { name: "limit" }), { target: { value: "7" } });
    await waitFor(() => expect(textsOf(container)[2]).toContain("/chat/chat_1?limit=7"));
    fireEvent.click(getByRole("checkbox", { name: "limit" }));
    await waitFor(() => expect(textsOf(container)[0]).toContain('curl "https://a.example'));
  });

  it("say where readers can send them, and that the code for it could not be loaded", async () => {
    process.env.TRY_IT = "true";
    const { container, findByText, getByRole, findByRole } = render(
      <Samples samples={samples} pathTemplate={pathTemplate} tryIt={{}} />,
    );
    openForm(container);
    await findByText(/sent only when you choose Send/);
    fireEvent.click(getByRole("button", { name: "Send" }));
    expect((await findByRole("alert")).textContent).toContain("could not be loaded");
  });

  it("are not there where an operation has none", () => {
    expect(render(<Samples samples={[]} pathTemplate="/" />).container.innerHTML).toBe("");
  });
});
