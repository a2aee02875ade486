/**
 * Webpack loader that turns off every part of FlexSearch except reading a finished index. Its source has a
 * constant for each part.
 */
export default function onlyReadIndexes(source: string): string {
  return source.replace(/(const (?:DEBUG|SUPPORT_(?!SERIALIZE)\w+)) = true/g, "$1 = false");
}
