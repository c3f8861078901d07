import { withoutWww } from '../contract/host.ts';
import { decode } from '../engine/read/page/decode.ts';
import { chooseTitle } from '../engine/read/page/title.ts';

/** Characters of a page among which its title is looked for, and those that one may have. */
const maxChars = { head: 200_000, title: 500 };

/** What a page of that host calls itself, without its site's name; undefined where it does not say. Nothing is parsed for it. */
export function titleOfHtml(html: string, host: string): string | undefined {
  const head = html.slice(0, maxChars.head);
  const from = head.search(/<title[\s>]/i);
  if (from < 0) return undefined;
  const start = head.indexOf('>', from) + 1;
  const length = head.slice(start).search(/<\/title/i);
  if (start === 0 || length < 0) return undefined;
  const title = decode(head.slice(start, start + Math.min(length, maxChars.title)));
  return chooseTitle({ shared: [], document: title, site: [withoutWww(host)] });
}
