import { LocationProvider } from "@gatsbyjs/reach-router";
import { render } from "@testing-library/react";
import { Head, Layout, PageMetadata } from "../layout";
import { recordedHead } from "../recorded-head";

describe("a page's head", () => {
  it("has the last title and description, and other elements, until the page is left", () => {
    const { unmount, container } = render(
      <Layout title="Bees" description="About bees" wrapperClassName="wide">
        <PageMetadata title="Honey bees" />
        <Head>
          <meta name="keywords" content="bee, hive" />
          <meta property="og:title" content="Written for every page" />
          <link rel="canonical" href="https://bees.example" />
        </Head>
        Text
      </Layout>,
      { wrapper: LocationProvider },
    );
    expect(container.innerHTML).toBe('<div class="wide">Text</div>');
    const { title, description, elements = [] } = recordedHead("/");
    expect({ title, description }).toEqual({ title: "Honey bees", description: "About bees" });
    expect(recordedHead("/").isWholeTitle).toBeUndefined();
    expect(recordedHead("/").canonical).toBe("https://bees.example");
    expect(elements.map(({ props }) => props.name)).toEqual(["keywords"]);
    unmount();
    expect(recordedHead("/")).toEqual({ title: undefined, description: undefined, elements: [] });
  });

  it("has the texts of elements of Head", () => {
    render(
      <Head>
        <title>
          {"Bees"} {2}
        </title>
        <meta name="description" content="All about them" />
      </Head>,
      { wrapper: LocationProvider },
    );
    const head = { title: "Bees 2", isWholeTitle: true, description: "All about them" };
    expect(recordedHead("/")).toMatchObject(head);
  });
});
