import { countCharacters } from '../../components/count-characters.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { limits } from '../../lib/contract/index.ts';
import { sentText } from '../../lib/jobs/request.ts';

/** Complete, and within the interface's limits. */
export function isSendable(capture: Capture): boolean {
  const text = sentText(capture);
  if (text === undefined) return !(capture.target === 'page' && capture.pageAs === 'text');
  return text.trim() !== '' && countCharacters(text) <= limits.sourceText;
}
