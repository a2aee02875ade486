/** The part of lodash that this plugin uses; the package has no types of its own. */
declare module "lodash/kebabCase" {
  export default function kebabCase(text: string): string;
}
