const path = require("node:path");

exports.createPages = async ({ graphql, actions, reporter }) => {
  const { data } = await graphql(`
    {
      allContentProblem { nodes { severity file line message } }
      allDocPage { nodes { id permalink } }
    }
  `);
  for (const { severity, file, line, message } of data.allContentProblem.nodes) {
    const text = `${file}:${line} ${message}`;
    if (severity === "error") reporter.panicOnBuild(text);
    else reporter.warn(text);
  }
  for (const { id, permalink } of data.allDocPage.nodes) {
    const component = path.resolve("src/templates/doc.js");
    actions.createPage({ path: permalink, component, context: { id } });
  }
};
