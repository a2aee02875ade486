const path = require("node:path");

exports.createPages = async ({ graphql, actions, reporter }) => {
  const { data } = await graphql(`
    {
      allApiProblem { nodes { severity file line message } }
      allApiOperation { nodes { id permalink } }
    }
  `);
  for (const { severity, file, line, message } of data.allApiProblem.nodes) {
    const text = `${file}:${line} ${message}`;
    if (severity === "error") reporter.panicOnBuild(text);
    else reporter.warn(text);
  }
  for (const { id, permalink } of data.allApiOperation.nodes) {
    const component = path.resolve("src/templates/operation.js");
    actions.createPage({ path: permalink, component, context: { id } });
  }
};
