import { readPrompt } from '../service/core/prompt.ts';
import type { JobRecord } from './record.ts';

/** Remarks on what could not be done, which follow a title in the prompt. */
const remarks = / \([^()]*\.\)$/;

/**
 * What a picture is called, in lists and as a file: its own title where this project's service says it, else that of its source
 * without what is a tab's or a file's alone ("(3) Inbox", "multi_page").
 */
export function getPictureTitle({ kind, source, answer }: Pick<JobRecord, 'kind' | 'source' | 'answer'>): string {
  const drawn =
    kind === 'infographic'
      ? readPrompt(answer?.prompt ?? '')
          ?.shows.replace(remarks, '')
          .trim()
      : '';
  return drawn || cleanTitle(source.title);
}

function cleanTitle(title: string): string {
  const counted = title.replace(/^\s*[([]\d+\+?[)\]]\s*/, '');
  const words = /\s/.test(counted) ? counted : counted.replace(/_+/g, ' ').trim();
  return words || title;
}
