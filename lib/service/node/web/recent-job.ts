import { getBlockText } from '../../../engine/read/clean-text.ts';
import { readText } from '../../../engine/read/text.ts';
import { picturesPath } from '../../core/present.ts';
import type { StoredJob } from '../../core/record.ts';
import type { RecentJob } from './views.ts';

const read = 2000;
const shown = 60;

/** `base` begins the picture's address. */
export function toRecentJob(job: StoredJob, base: string): RecentJob {
  const { id, kind, status, createdAt, picture, error } = job;
  return {
    id,
    kind,
    status,
    createdAt,
    source: describeSource(job).slice(0, shown).toWellFormed(),
    imageUrl: picture && `${base}${picturesPath}/${picture.id}`,
    error,
  };
}

function describeSource({ source }: StoredJob): string {
  if (source.type === 'url') return URL.parse(source.url)?.host ?? source.url;
  return source.type === 'text' ? toTitle(source.text) : (source.name ?? source.type);
}

function toTitle(text: string): string {
  try {
    const { metadata, blocks } = readText(text.slice(0, read));
    const [first] = blocks.map(getBlockText).join('\n').split('\n', 1);
    return metadata.title || first || text;
  } catch {
    return text;
  }
}
