import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Assets, Source } from '../../lib/engine/index.ts';

/** A source with a name that can be a file's. */
export interface Sample {
  readonly name: string;
  readonly source: Source;
  readonly assets: Assets;
}

/** Reads one file as the source its ending says; undefined for files of another kind. */
async function readSample(path: string, name: string): Promise<Sample | undefined> {
  const bytes = await readFile(path);
  const file = path.replace(/\.gz$/, '');
  const content = file === path ? bytes : await promisify(gunzip)(bytes);
  switch (extname(file)) {
    case '.html':
      return { name, source: { kind: 'html', html: content.toString('utf8') }, assets: {} };
    case '.txt':
      return { name, source: { kind: 'text', text: content.toString('utf8') }, assets: {} };
    case '.png':
    case '.jpg':
    case '.webp': {
      const image = new Uint8Array(content);
      return { name, source: { kind: 'image', bytes: image, name: file }, assets: { sourceImage: image } };
    }
    case '.pdf':
      return { name, source: { kind: 'pdf', bytes: new Uint8Array(content), name: file }, assets: {} };
    case '.pptx':
      return { name, source: { kind: 'pptx', bytes: new Uint8Array(content), name: file }, assets: {} };
    default:
      return undefined;
  }
}

/** Every source in a folder, by name; none when there is no such folder. */
export async function readSamples(folder: string): Promise<Sample[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const samples = await Promise.all(
    files
      .sort()
      .map((file) => readSample(join(folder, file), file.replace(/\.(html|txt|png|jpg|webp|pdf|pptx)(\.gz)?$/, ''))),
  );
  return samples.filter((sample) => sample !== undefined);
}
