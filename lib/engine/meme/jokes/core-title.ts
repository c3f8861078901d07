import { wordCount } from '../../brief/text/text.ts';
import { findLanguage } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';

/** Words that must be left, so that the core is no label itself. */
const min = { behindSeries: 3, beforePromise: 1 } as const;
const borders = /\s*(?:[:：|•·]\s|\s[–—-]\s|(?<=\p{L})[,!?]\s|\s\+\s|\s?\()\s*/gu;

/** Returns a title without a series' name before it or promises behind it ("…: all you need to know"). */
export function toCore(title: string, tag: string): string {
  const own = findLanguage(tag);
  const words = own?.jokes?.titles;
  if (own === undefined || words === undefined) return title;
  const [whole = '', label = ''] = /^([^:：|]{3,36}?)\s*(?:[:：|]|\s[–—-])\s+/u.exec(title) ?? [];
  const isSeries = label !== '' && matchOwn(own, `^(?:${words.series})$`).test(label);
  const rest = isSeries && wordCount(title.slice(whole.length)) >= min.behindSeries ? title.slice(whole.length) : title;
  const promise = matchOwn(own, `^(?:${words.promises})`);
  const cut = [...rest.matchAll(borders)].find(
    ({ index, 0: border }) =>
      wordCount(rest.slice(0, index)) >= min.beforePromise && promise.test(rest.slice(index + border.length)),
  );
  return cut === undefined ? rest : `${rest.slice(0, cut.index)}${/^[!?]/.exec(cut[0].trim())?.[0] ?? ''}`;
}
