import type { Block, SourceDocument } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { compileLower, joinProse, perPageLanguage, wrapStarts, wrapWords } from '../../languages/patterns.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { countTextWords, wordsIn } from '../text/text.ts';
import { addressed } from '../text/words.ts';
import { cleanByline } from './byline.ts';

type Text = Pick<SourceDocument, 'metadata'> & { readonly blocks: readonly Block[] };

interface Notices {
  /** Matches a sentence about the site's business. */
  readonly site: RegExp;
  readonly any: RegExp;
  readonly bio: RegExp | undefined;
}

const compiled = new Map<string, Notices>();
const nothing: Notices = { site: /(?!)/, any: /(?!)/, bio: undefined };

function readNotices(code: string): Notices {
  const known = compiled.get(code);
  if (known) return known;
  const language = findLanguage(code);
  const words = language?.notices;
  if (language === undefined || words === undefined) return nothing;
  const indirect = words.indirect === undefined ? '' : String.raw`|^${words.indirect}[^?？؟!！:：]{8,}$`;
  const found: Notices = {
    site: compileLower(language.hasSpaces ? wrapStarts(words.site) : words.site),
    any: compileLower(
      `${language.hasSpaces ? wrapStarts(`${words.site}|${words.preview}`) : `${words.site}|${words.preview}`}${indirect}`,
    ),
    bio:
      words.bio === undefined
        ? undefined
        : new RegExp(
            String.raw`^(?<name>\p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*){1,3}),? ${wrapWords(language, words.bio)}`,
            'iu',
          ),
  };
  compiled.set(code, found);
  return found;
}

/** Letters that are read, so that no crafted text makes a pattern slow. */
const maxChars = 600;
/** Longer paragraphs are the article. */
const maxBlockChars = 1200;
const maxSentences = 40;
const maxPreviewChars = 260;
/** A block with so many notices is one, whatever its other sentences say. */
const minNotices = 2;
/** Share of the blocks that stand before the closing ones, and the minimum number of these. */
const [closingFrom, minClosing] = [0.7, 4];

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？؟])\s*(?=\S)|\n/u, maxSentences)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const [openingBlocks, opening] = [3, 600];
const minNameChars = 4;
const getPatterns = perPageLanguage((among) => {
  const article = new RegExp(`^(?:${joinProse('articles', among)})[\\s’']`, 'iu');
  return { article };
});

export function makeSiteFilter(
  { blocks, metadata }: Text,
  language: Language | undefined,
): (sentence: string) => boolean {
  const { article } = getPatterns(language);
  const { site, title = '' } = metadata;
  const name = toLettersAndDigits((site ?? '').replace(article, ''));
  if (name.length < minNameChars) return () => false;
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  if (toLettersAndDigits(`${title} ${texts.slice(0, openingBlocks).join(' ').slice(0, opening)}`).includes(name))
    return () => false;
  return (sentence) => toLettersAndDigits(sentence.slice(0, opening).replace(article, '')).startsWith(name);
}

export function makeNoticeFilter(language: string): (sentence: string) => boolean {
  const { site, any } = readNotices(language);
  return (sentence) => {
    const text = sentence.slice(0, maxChars).toLowerCase();
    return (sentence.length <= maxPreviewChars ? any : site).test(text);
  };
}

const listTexts = (block: Block): string[] => {
  if (block.type === 'list') return block.items.map(({ text }) => text);
  return block.type === 'paragraph' && block.text.length <= maxBlockChars ? splitSentences(block.text) : [];
};

function listAuthors(
  { author, site, title = '' }: SourceDocument['metadata'],
  language: Language | undefined,
): string[] {
  const names = (author ?? '').split(/\s*(?:,|;|&|\s\p{Ll}{1,3}\s)\s*/u);
  return names.flatMap((name) => {
    const own = cleanByline(name, site, language);
    return own?.includes(' ') && !title.includes(own) ? [own] : [];
  });
}

/** In words; answers of one poll. */
const poll = { question: 25, answer: 10, answers: 3, max: 8 };

const asks = /[?？؟]$/u;

function countPoll(blocks: readonly Block[], at: number): number {
  const asked = blocks[at];
  if (asked?.type !== 'paragraph' || !asks.test(asked.text) || countTextWords(asked.text) > poll.question) return 0;
  if (!wordsIn(asked.text.toLowerCase()).some((word) => addressed.has(word))) return 0;
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex((block) => block.type !== 'paragraph' || countTextWords(block.text) > poll.answer);
  const answers = end < 0 ? rest.length : end;
  if (rest.slice(0, answers).some((block) => 'text' in block && asks.test(block.text))) return 0;
  return answers >= poll.answers && answers <= poll.max ? answers + 1 : 0;
}

function withoutPolls(blocks: readonly Block[]): readonly Block[] {
  let left = 0;
  return blocks.filter((_, at) => {
    left = Math.max(left - 1, countPoll(blocks, at));
    return left === 0;
  });
}

export function withoutNotices({ blocks: all, metadata }: Text, language: string): readonly Block[] {
  const blocks = withoutPolls(all);
  const { site, bio } = readNotices(language);
  const authors = listAuthors(metadata, findLanguage(language));
  const closing = Math.min(blocks.length * closingFrom, blocks.length - minClosing);
  const isBio = (text: string, at: number): boolean => {
    if (authors.some((name) => text.startsWith(name))) return true;
    const name = bio?.exec(text.slice(0, maxChars))?.groups?.name;
    const family = name?.split(' ').at(-1);
    if (family === undefined || name === undefined || (metadata.title ?? '').includes(family)) return false;
    return !blocks.slice(0, at).some((block) => 'text' in block && block.text.includes(family));
  };
  return blocks.filter((block, at) => {
    if (block.type !== 'paragraph' && block.type !== 'list') return true;
    const texts = listTexts(block);
    const notices = texts.filter((text) => site.test(text.slice(0, maxChars).toLowerCase())).length;
    if (notices >= minNotices) return false;
    return block.type !== 'paragraph' || at === 0 || at < closing || !isBio(block.text, at);
  });
}
