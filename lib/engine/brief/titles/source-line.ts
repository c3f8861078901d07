import { withoutWww } from '../../../contract/host.ts';
import type { Metadata } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import { namedGenres } from '../../languages/words/brief-words.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { findView, isViewName } from '../genres/views.ts';
import { cleanByline } from '../outline/byline.ts';
import { countTextWords, measureDrawnLength, tidy, wordsIn } from '../text/text.ts';
import { findHost, noTitle } from './title.ts';
import { isMedium, isRepost } from './title-clean.ts';

function formatDate(date: string | undefined, language: string): string | undefined {
  const day = /^(?:19|20)\d{2}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(time)
    ? undefined
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

const toUnmarkedLetters = (text: string) => toLettersAndDigits(text.normalize('NFD'));
const minHostName = 4;

const maxNameWords = 6;
const minSloganWords = 3;

function withoutSlogan(name: string): string {
  const [, head = '', tail = ''] = /^(.+?)\s+[–—-]\s+(.+)$/u.exec(name) ?? [];
  return countTextWords(tail) >= minSloganWords && countTextWords(tail) > countTextWords(head) ? head : name;
}

/** The publication's name without slogan or second name; an address as its host. */
function findSiteName(metadata: Metadata): string | undefined {
  const whole = tidy(metadata.site ?? '');
  const host = toUnmarkedLetters(findHost(metadata.url)?.split('.').at(-2) ?? '');
  // "Interiors and more - Example": the address shows which part is the site's.
  const own = whole.split(/\s+[|·•–—-]\s+/).find((part) => {
    const name = toUnmarkedLetters(part);
    return Math.min(name.length, host.length) >= minHostName && (host.includes(name) || name.includes(host));
  });
  const name = withoutSlogan((own ?? whole.split(/\s+[|·•–—]\s+/)[0] ?? '').replace(/[\s|·•–—-]+$/u, ''));
  if (name === '' || (own === undefined && countTextWords(name) > maxNameWords)) return undefined;
  return findHost(name) ?? findWrittenHost(name) ?? name;
}

const findWrittenHost = (name: string): string | undefined =>
  /^((?:[\w-]+\.)+[a-z]{2,10})\/?$/i.exec(withoutWww(name))?.[1];

export function formatSource(metadata: Metadata, language: string): string | undefined {
  const parts = [
    findSiteName(metadata),
    cleanByline(metadata.author, metadata.site, findLanguage(language)),
    formatDate(metadata.date, language),
  ];
  return parts.filter((part) => part !== undefined).join(' · ') || undefined;
}

const [minSectionChars, maxKickerChars] = [3, 32];

/** A title's label ("Dear Abby: …"). */
const titleLabel = /^(?<label>[^:："'“”‘’«»]{3,32})[:：]\s+(?<rest>\S.*)$/u;

/** The last part of a path of sections that is not a system's key ("Sports/formula-1") and says something ("News - News"). */
function ownSection(path: string | undefined): string {
  const parts = tidy(path ?? '').split(/\s+[-–—|>›»]\s+|\s?\/\s?(?=\S)/u);
  return parts.some((part) => part.length < minSectionChars) || parts.length === 1
    ? tidy(path ?? '')
    : (parts.findLast((part) => !/^\p{Ll}/u.test(part) && !noTitle.test(part)) ?? '');
}

interface KickerSource {
  readonly genre: string;
  readonly language: string;
  /** Family names in the text. */
  readonly persons?: ReadonlySet<string>;
}
const noPersons: ReadonlySet<string> = new Set();

export function findKicker(
  metadata: Metadata,
  title: string,
  { genre, language, persons = noPersons }: KickerSource,
): string | undefined {
  const { label, rest = '' } = titleLabel.exec(tidy(metadata.title ?? ''))?.groups ?? {};
  const view = findView(metadata);
  const voice = view && findLanguage(language)?.brief?.views?.[view];
  const isUnsaid = voice !== undefined && !toLettersAndDigits(title).includes(toLettersAndDigits(voice));
  const isOpening = toLettersAndDigits(rest).startsWith(toLettersAndDigits(title).slice(0, 20)) && label !== undefined;
  if (
    isOpening &&
    !isRepost(tidy(metadata.title ?? ''), findLanguage(language)) &&
    !toLettersAndDigits(title).includes(toLettersAndDigits(label)) &&
    !isMedium(label, findLanguage(language))
  )
    return label.trim();
  const section = ownSection(metadata.section);
  const isTopic =
    countTextWords(section) <= 4 &&
    measureDrawnLength(section) <= maxKickerChars &&
    /\p{L}{3}/u.test(section) &&
    // "Business, Tips": a list of sections; "#topic": a tag.
    !/[,;、]|^#/.test(section) &&
    // Lower-case sections are system keys.
    !/^\p{Ll}/u.test(section) &&
    !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(section);
  // An opinion's section may be named for its topic.
  if (isUnsaid && !(isTopic && isViewName(section))) return voice;
  if (
    isTopic &&
    !noTitle.test(section) &&
    !isMedium(section, findLanguage(language)) &&
    !toLettersAndDigits(title).includes(toLettersAndDigits(section)) &&
    // Sites tag persons; no topic.
    !persons.has(wordsIn(section).at(-1) ?? '') &&
    !toLettersAndDigits(metadata.site ?? '').includes(toLettersAndDigits(section))
  )
    return section;
  const known = namedGenres.find((one) => one === genre);
  const kind = known && findLanguage(language)?.brief?.kicker?.[known];
  return kind === undefined || toLettersAndDigits(title).includes(toLettersAndDigits(kind)) ? undefined : kind;
}
