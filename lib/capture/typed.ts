import { type Kind, limits } from '../contract/index.ts';
import { type Capture, getTextTitle } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { storeCapture } from './store-capture.ts';

export interface Typed {
  readonly kind: Kind;
  readonly text: string;
  readonly address: string | undefined;
}

/** Not translated, as it is typed like a command. */
export const memeWord = 'meme';

const domain = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** `https://` may be missing. */
export function readTyped(typed: string): Typed {
  const trimmed = typed.trim();
  const isMeme = new RegExp(`^${memeWord}(?:\\s|$)`, 'i').test(trimmed);
  const text = isMeme ? trimmed.slice(memeWord.length).trim() : trimmed;
  const address = /^https?:\/\/\S+$/i.test(text) ? text : domain.test(text) ? `https://${text}` : undefined;
  return { kind: isMeme ? 'meme' : 'infographic', text, address: address && URL.parse(address)?.href };
}

const otherSchemes =
  /^(?:javascript|data|file|blob|about|ftp|view-source|chrome|edge|moz-extension|chrome-extension):\S*$/i;

export async function captureTyped({ text, address }: Typed): Promise<Capture> {
  if (otherSchemes.test(text)) throw new CaptureError('link_not_web');
  if (address) {
    return storeCapture({ target: 'link', page: { url: address, title: '' }, link: { url: address, text: '' } });
  }
  const selection = text.slice(0, limits.sourceText).toWellFormed();
  return storeCapture({ target: 'selection', page: { url: '', title: getTextTitle(selection) }, selection });
}
