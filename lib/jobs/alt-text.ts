import { words } from '../settings/words.ts';
import type { JobRecord } from './record.ts';

/** Characters that many sites take as alternative text. */
const longest = 1000;
/**
 * What our own service says of a picture in its prompt's first line: "Infographic, layout steps: Five habits", "Meme,
 * template drake: a / b".
 */
const told = /^(?:Infographic|Meme), (?:layout|template) [\w-]+: (.+)/;

/**
 * Words for a picture, for those who do not see it: what the service says it shows, and what it was made from. Other
 * services' prompts say what was asked of a model, not what came of it, so of those the source alone is told.
 */
export function altTextOf({ kind, source, answer }: Pick<JobRecord, 'kind' | 'source' | 'answer'>): string {
  const name = words(kind === 'meme' ? 'kind_meme' : 'kind_infographic');
  const shown = told.exec(answer?.prompt ?? '')?.[1]?.trim();
  const host = URL.parse(source.url ?? '')?.host.replace(/^www\./, '');
  // A picture that bears its page's title says so already.
  const title = shown?.includes(source.title) ? '' : source.title;
  const origin = title && host ? `${title} (${host})` : title || host;
  const sentences = [shown ? `${name}: ${shown}` : name, origin && words('alt_from', origin)];
  const text = sentences.filter(Boolean).join(/[.!?…。]$/.test(sentences[0] ?? '') ? ' ' : '. ');
  return Array.from(text).slice(0, longest).join('');
}
