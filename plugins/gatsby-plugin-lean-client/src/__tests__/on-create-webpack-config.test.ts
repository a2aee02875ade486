import { existsSync } from "node:fs";
import { onCreateWebpackConfig } from "../on-create-webpack-config";

type Args = Parameters<NonNullable<typeof onCreateWebpackConfig>>[0];

function replacedIn(stage: string): Array<[RegExp, string]> {
  const replaced: Array<[RegExp, string]> = [];
  const args = {
    stage,
    actions: { setWebpackConfig: () => undefined, replaceWebpackConfig: () => undefined },
    getConfig: () => ({}),
    plugins: {
      minifyJs: () => undefined,
      minifyCss: () => undefined,
      normalModuleReplacement: (module: RegExp, file: string) => replaced.push([module, file]),
    },
  };
  onCreateWebpackConfig?.(args as unknown as Args, { plugins: [] }, () => undefined);
  return replaced;
}

describe("onCreateWebpackConfig", () => {
  it("puts a file that exists in place of each unused module", () => {
    const replaced = replacedIn("build-javascript");
    expect(replaced.map(([module]) => module.source)).toEqual([
      "^gatsby-script$",
      "\\/internal-plugins\\/partytown\\/gatsby-browser",
      "\\/register-service-worker$",
      "^prop-types$",
      "^invariant$",
      "^gatsby-link$",
      "^@babel\\/runtime\\/helpers(?:\\/esm)?\\/toConsumableArray$",
    ]);
    expect(replaced.filter(([, file]) => !existsSync(file))).toEqual([]);
  });

  it.each(["develop", "build-html", "develop-html"])("leaves %s alone", (stage) => {
    expect(replacedIn(stage)).toEqual([]);
  });
});
