import { DOCUSAURUS_VERSION, manifestFor } from "../docusaurus-packages";

describe("manifestFor", () => {
  it("adds what a site asks for, and holds everything of Docusaurus at one version", () => {
    const { dependencies } = manifestFor({
      dependencies: { "@docusaurus/theme-mermaid": "^3.0.0", lodash: "^4.0.0", react: "^19.0.0" },
    });
    expect(dependencies).toMatchObject({
      "@docusaurus/core": DOCUSAURUS_VERSION,
      "@docusaurus/theme-mermaid": DOCUSAURUS_VERSION,
      lodash: "^4.0.0",
      react: "^18.3.1",
    });
  });
});
