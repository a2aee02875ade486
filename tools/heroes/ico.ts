const HEADER = 6;
const ENTRY = 16;

/** An ICO file from square PNGs with their sides: browsers ask for `/favicon.ico` unasked. */
export function packIco(images: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of images.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map((image) => image.png)]);
}
