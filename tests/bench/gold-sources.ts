import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Source, SourceDocument } from '../../lib/engine/document.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import { readSource } from '../../lib/engine/read/index.ts';
import { decodePage } from '../../lib/engine/read/page/charset.ts';
import { sniffImage } from '../../lib/engine/sniff-image.ts';

/** Said where that file is missing: it stands beside the project, not in it. */
export const goldFormat = 'a list of an editor’s briefs, [{ "file": … }, …], with their scorer score.mjs beside it';

/** Where the files of a kind stand under a folder of sources: first that folder itself, then one of its own. */
const places = (file: string): string[] => {
  const kind = file.split('.').at(-1) ?? '';
  return [file, `${file}.gz`, join(kind === 'html' ? 'pages' : kind, file)];
};

function readBytes(folder: string, file: string): Uint8Array {
  for (const place of places(file)) {
    try {
      const bytes = readFileSync(join(folder, place));
      return place.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new Error(`There is no ${file} in ${folder}`);
}

/** A saved page's text: UTF-8 where it is that, whatever encoding it had on its site. */
function decodeSaved(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodePage(bytes);
  }
}

/** The source that a file is, by its name's ending. */
export function sourceOfFile(file: string, bytes: Uint8Array): Source {
  const name = basename(file);
  if (/\.html?(?:\.gz)?$/i.test(name)) return { kind: 'html', html: decodeSaved(bytes) };
  if (/\.pdf$/i.test(name)) return { kind: 'pdf', bytes: new Uint8Array(bytes), name };
  if (/\.pptx$/i.test(name)) return { kind: 'pptx', bytes: new Uint8Array(bytes), name };
  if (sniffImage(bytes)) return { kind: 'image', bytes: new Uint8Array(bytes), name };
  return { kind: 'text', text: new TextDecoder().decode(bytes) };
}

const platform = createNodePlatform();

/** Reads one of the files that a set of sources names. */
export function readSourceFile(folder: string, file: string): Promise<SourceDocument> {
  return readSource(sourceOfFile(file, readBytes(folder, file)), platform);
}
