import { findSite } from '../contract/host.ts';
import { t } from '../i18n/t.ts';
import { readPrompt } from '../service/core/prompt.ts';
import { type BlobStore, getBlob } from '../storage/blobs.ts';
import type { JobRecord } from './record.ts';

/** Maximum on many sites. */
const maxChars = 1000;

/** `description`: from the file; without one only this device's prompts are used, as others describe no result. */
export function writeAltText(
  { kind, source, answer }: Pick<JobRecord, 'kind' | 'source' | 'answer'>,
  description?: string,
): string {
  const name = t(kind === 'meme' ? 'kind_meme' : 'kind_infographic');
  const shown = (description || readPrompt(answer?.prompt ?? '')?.shows)?.trim();
  const host = findSite(source.url);
  const title = shown?.includes(source.title) ? '' : source.title;
  const origin = title && host ? `${title} (${host})` : title || host;
  const from = origin && t('alt_from', origin);
  const writeFacts = (what: string) => {
    const beginning = what ? t('labelled', name, what) : name;
    if (!from) return beginning;
    return /[.!?…。]\u2069?$/.test(beginning) ? `${beginning} ${from}` : t('two_sentences', beginning, from);
  };
  const around = Array.from(writeFacts('x')).length - 1;
  return writeFacts(cutToRoom(shown ?? '', maxChars - around));
}

export async function readAltText(
  job: Pick<JobRecord, 'kind' | 'source' | 'answer' | 'picture'>,
  read: BlobStore['get'] = getBlob,
): Promise<string> {
  const picture = job.picture?.blobId && (await read(job.picture.blobId));
  if (!picture) return writeAltText(job);
  const { readImageWords } = await import('../engine/image-words/index.ts');
  return writeAltText(job, readImageWords(new Uint8Array(await picture.arrayBuffer())).description);
}

function cutToRoom(text: string, room: number): string {
  const letters = Array.from(text);
  if (letters.length <= room) return text;
  const cut = letters.slice(0, room - 1).join('');
  const end = cut.lastIndexOf('; ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
