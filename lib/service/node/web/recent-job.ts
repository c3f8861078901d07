import { readText } from '../../../engine/read/text.ts';
import { textOfBlock } from '../../../engine/read/text-of-block.ts';
import { picturesPath } from '../../core/present.ts';
import type { StoredJob } from '../../core/record.ts';
import type { RecentJob } from './views.ts';

/** Characters of a text that its title is looked for in, and of a title that are shown. */
const read = 2000;
const shown = 60;

/** A job as the list of recent ones shows it; its picture's address begins with `base`. */
export function recentJob(job: StoredJob, base: string): RecentJob {
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

/** A text's title, without the marks of Markdown; of one that has none its first line. */
function toTitle(text: string): string {
  try {
    const { metadata, blocks } = readText(text.slice(0, read));
    const [first] = blocks.map(textOfBlock).join('\n').split('\n', 1);
    return metadata.title || first || text;
  } catch {
    // It holds no words.
    return text;
  }
}
