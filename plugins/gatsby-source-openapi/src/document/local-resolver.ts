import { BaseResolver, type Document, Source } from "@redocly/openapi-core";
import { isRecord, type JsonRecord } from "../json";
import type { BadReference } from "./check-references";
import { walkDocument } from "./grammar";
import { valueAt } from "./pointer";
import type { SourceFile } from "./read-files";
import { lookUp, referenceOf } from "./reference";

/** What a resolver does besides reading files. */
export type ResolverSettings = {
  /** References that lead nowhere or in a circle. */
  bad?: readonly BadReference[];
  /** Takes out sound references between schemas too, so that nobody follows their chains. */
  isShallow?: boolean;
  /** Lets examples stand on other hosts: they are linked, and nothing of them is read. */
  mayLink?: boolean;
};

/** Whether a reference names another host. */
export function isAddress(reference: string): boolean {
  return /^[a-z][a-z+.-]+:\/\//i.test(reference);
}

/**
 * Hands the library the files that were read already, and nothing from other hosts, so that a build
 * never depends on the network. References that lead nowhere or in a circle are taken out of
 * the copy: they are reported by themselves, and the library would give up at them.
 */
export class LocalResolver extends BaseResolver {
  private readonly files: ReadonlyMap<string, SourceFile>;
  private readonly settings: ResolverSettings;

  constructor(files: ReadonlyMap<string, SourceFile>, settings: ResolverSettings = {}) {
    super();
    this.files = files;
    this.settings = settings;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAddress(absoluteRef)) {
      if (this.settings.mayLink) {
        return new Source(absoluteRef, "{}", "application/json");
      }
      throw new Error("references to other hosts are not fetched; keep a copy beside the document");
    }
    const file = this.files.get(absoluteRef);
    return file === undefined
      ? super.loadExternalRef(absoluteRef)
      : new Source(absoluteRef, file.text.replace(/\r\n?/g, "\n"));
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const file = this.files.get(source.absoluteRef);
    return file === undefined
      ? super.parseDocument(source, isRoot)
      : { source, parsed: this.copyOf(file) };
  }

  private copyOf(file: SourceFile): unknown {
    const copy: unknown = structuredClone(file.value);
    const { bad = [], isShallow } = this.settings;
    for (const { pointer } of bad.filter(({ path }) => path === file.path)) {
      const node = valueAt(copy, pointer);
      if (isRecord(node)) {
        delete node.$ref;
      }
    }
    if (isShallow) {
      removeSchemaReferences(copy);
    }
    return copy;
  }
}

function removeSchemaReferences(document: unknown): void {
  const sound: JsonRecord[] = [];
  walkDocument(document, "root", (node, kind) => {
    const reference = kind === "schema" ? referenceOf(node) : undefined;
    if (reference !== undefined && lookUp(document, reference) !== undefined) {
      sound.push(node);
    }
  });
  for (const node of sound) {
    delete node.$ref;
  }
}
