import type { Kind } from '../contract/index.ts';
import { limits } from '../contract/index.ts';
import type { Capture } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { storeCapture } from './store-capture.ts';
import { titleOfText } from './title-of-text.ts';

/** What a user typed into the address bar, after the extension's keyword. */
export interface Typed {
  readonly kind: Kind;
  /** Without the word that chose the kind. */
  readonly text: string;
  /** The address it is; undefined for words. */
  readonly address: string | undefined;
}

/** The word that asks for a meme; everything else is an infographic. Not translated, as it is typed like a command. */
export const memeWord = 'meme';

const domain = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** What typed text asks for. An address needs no `https://`. */
export function readTyped(typed: string): Typed {
  const trimmed = typed.trim();
  const isMeme = new RegExp(`^${memeWord}(?:\\s|$)`, 'i').test(trimmed);
  const text = isMeme ? trimmed.slice(memeWord.length).trim() : trimmed;
  const address = /^https?:\/\/\S+$/i.test(text) ? text : domain.test(text) ? `https://${text}` : undefined;
  return { kind: isMeme ? 'meme' : 'infographic', text, address: address && URL.parse(address)?.href };
}

/** Addresses that lead to no page of the web: a browser's own, a file's, a script's. */
const otherSchemes =
  /^(?:javascript|data|file|blob|about|ftp|view-source|chrome|edge|moz-extension|chrome-extension):\S*$/i;

/**
 * Captures typed words, or the link that a typed address is.
 * @throws {CaptureError} `link_not_web`
 */
export async function captureTyped({ text, address }: Typed): Promise<Capture> {
  if (otherSchemes.test(text)) throw new CaptureError('link_not_web');
  if (address) {
    return storeCapture({ target: 'link', page: { url: address, title: '' }, link: { url: address, text: '' } });
  }
  const selection = text.slice(0, limits.sourceText).toWellFormed();
  return storeCapture({ target: 'selection', page: { url: '', title: titleOfText(selection) }, selection });
}
