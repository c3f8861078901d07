import { readPrompt } from '../service/core/prompt.ts';
import type { JobRecord } from './record.ts';

/** The drawn title where this device reports it, else the source's without a tab's or file's extras. */
export function getPictureTitle({ kind, source, answer }: Pick<JobRecord, 'kind' | 'source' | 'answer'>): string {
  const drawn = kind === 'infographic' ? readPrompt(answer?.prompt ?? '')?.shows.trim() : '';
  return drawn || cleanTitle(source.title);
}

function cleanTitle(title: string): string {
  const counted = title.replace(/^\s*[([]\d+\+?[)\]]\s*/, '');
  const words = /\s/.test(counted) ? counted : counted.replace(/_+/g, ' ').trim();
  return words || title;
}
