/** Arguments of `node` that run Gatsby in this project; a command of Gatsby follows. */
export const GATSBY_COMMAND = [
  "--env-file=gatsby.env",
  "--require=./packages/without-parcel.cjs",
  "node_modules/gatsby/cli.js",
] as const;
