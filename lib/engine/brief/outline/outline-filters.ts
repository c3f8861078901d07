import type { Block, SourceDocument } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import { cleanByline } from './byline.ts';
import { isBoilerplate } from './noise.ts';
import { makeNoticeFilter, makeSiteFilter } from './notices.ts';

type Text = Pick<SourceDocument, 'metadata'> & { readonly blocks: readonly Block[] };

/** Letters read whole, and letters sampled from the rest, so that the time stays flat. */
const [readWhole, readMore] = [20_000, 40_000];

export function makeAffairFilter(document: Text, language: string): (sentence: string) => boolean {
  const { author, site, title = '' } = document.metadata;
  const name = cleanByline(author, site, findLanguage(language)) ?? '';
  const isNamed = name.includes(' ') && !title.includes(name);
  const own = findLanguage(language);
  const [isNotice, isOfSite] = [makeNoticeFilter(language), makeSiteFilter(document, findLanguage(language))];
  return (sentence) =>
    (isNamed && sentence.startsWith(name)) || isBoilerplate(sentence, own) || isNotice(sentence) || isOfSite(sentence);
}

/** Returns a test for texts to skip so that about `readWhole + readMore` letters are read. */
export function makeSkips({ blocks }: { readonly blocks: readonly Block[] }): (length: number) => boolean {
  const countChars = (block: Block) =>
    block.type === 'list'
      ? block.items.reduce((sum, { text }) => sum + text.length, 0)
      : block.type === 'paragraph' || block.type === 'quote'
        ? block.text.length
        : 0;
  const total = blocks.reduce((sum, block) => sum + countChars(block), 0);
  const share = readMore / Math.max(readMore, total - readWhole);
  let [passed, taken] = [0, 0];
  return (length) => {
    passed += length;
    if (passed > readWhole && taken > (passed - readWhole) * share) return true;
    if (passed > readWhole) taken += length;
    return false;
  };
}
