/** `<title>` has the site's name, a third of first headings are slogans or labels, og:title may be for other readers. */
interface TitleSources {
  /** og:title, twitter:title and JSON-LD's headline, the most trusted first. */
  readonly shared: readonly string[];
  readonly heading?: string;
  readonly document?: string;
  readonly site: readonly string[];
  readonly description?: string | undefined;
  /** Given, since the script injected on a click must not hold every language's words. */
  readonly isGeneric?: (title: string) => boolean;
}

/** Less than an agreeing source has: it only decides between equals. */
const describedVote = 0.25;
const minWordChars = 4;

/** A closing quotation mark (») is not a separator. */
const separator = /\s+[|\-–—‒·•»«›‹/\\~]+\s+|\s*(?:[|｜_＿]|(?<!«[^«»]{0,150})»)\s*|:\s+|\s+::\.?\s+|－/g;

/** "标题！-新华网": a site's name after a hyphen without spaces. */
const wideTail =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}！？。」』”）]{5})\s?[-–—]\s?[\p{Script=Han}]{2,5}$/u;

export function choosePageTitle({
  shared,
  heading,
  document,
  site,
  description = '',
  isGeneric = () => false,
}: TitleSources): string | undefined {
  const sites = new Set(site.map(toMarkedLetters).filter(Boolean));
  const said = [...shared, document, heading].map((text) => tidy(text ?? '').replace(wideTail, '')).filter(Boolean);
  // A head in another encoding has lost letters that the heading has.
  const whole = said.filter((text) => !text.includes('\uFFFD'));
  const uncut = (whole.length > 0 ? whole : said).filter((text, _, all) => !isCutAtQuote(text, all));
  const given = uncut.length > 0 ? uncut : said;
  const own = given.map((text) => withoutSite(text, given, sites)).filter((text) => !sites.has(toMarkedLetters(text)));
  const specific = own.filter((text) => !isGeneric(text));
  const candidates = specific.length > 0 ? specific : own;
  let best: { text: string; votes: number } | undefined;
  for (const text of candidates) {
    const agreed = candidates.reduce(
      (sum, other) => sum + rateAgreement(toMarkedLetters(text), toMarkedLetters(other)),
      0,
    );
    const votes = agreed + (isDescribed(text, description) ? describedVote : 0);
    if (!best || votes > best.votes) best = { text, votes };
  }
  return best?.text ?? given[0];
}

const isCutAtQuote = (text: string, all: readonly string[]): boolean =>
  all.some((other) => other.startsWith(text) && /^\s*"/u.test(other.slice(text.length)));

export function findSiteInTitle(title = '', host = ''): string | undefined {
  const parts = title.split(separator);
  return [parts.at(-1), parts[0]]
    .find((part) => part && parts.length > 1 && isSiteName(toMarkedLetters(part), toMarkedLetters(host)))
    ?.trim();
}

export const isNameOfSite = (name: string, host = ''): boolean =>
  isSiteName(toMarkedLetters(name), toMarkedLetters(host));

function isDescribed(title: string, description: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = description.toLowerCase();
  const long = words.filter((word) => word.length >= minWordChars);
  return long.length > 0 && long.every((word) => said.includes(word));
}

function rateAgreement(text: string, other: string): number {
  if (text === other) return 1;
  return text.length >= 8 && other.includes(text) ? 0.5 : 0;
}

function withoutSite(text: string, given: readonly string[], sites: ReadonlySet<string>): string {
  const isSite = (part: string): boolean => {
    const name = toMarkedLetters(part);
    return name === '' || Array.from(sites).some((site) => isSiteName(name, site));
  };
  let title = text;
  for (;;) {
    const cuts = Array.from(title.matchAll(separator));
    const first = cuts[0];
    const last = cuts.at(-1);
    if (!first || !last) return title;
    const before = title.slice(0, last.index);
    const after = title.slice(first.index + first[0].length);
    const behind = title.slice(last.index + last[0].length);
    // "Truck washA guide for all | A guide for all": a name that also stands glued to the title.
    if (behind.length >= minGluedChars && before.length > behind.length && before.endsWith(behind))
      return before.slice(0, -behind.length).trim();
    if (isSite(title.slice(last.index + last[0].length))) title = before;
    else if (isSite(title.slice(0, first.index))) title = after;
    else return findAgreedPart(title, cuts, given);
  }
}

const minGluedChars = 12;

function findAgreedPart(title: string, cuts: readonly RegExpExecArray[], given: readonly string[]): string {
  const wholes = new Set(given.filter((other) => other !== title).map(toMarkedLetters));
  const runs = cuts.flatMap((cut) => [title.slice(0, cut.index), title.slice(cut.index + cut[0].length)]);
  const agreed = runs.filter((run) => wholes.has(toMarkedLetters(run))).sort((a, b) => b.length - a.length);
  return agreed[0] ?? title;
}

/** "The Verge" for theverge, "BBC News" for bbc, "Factorio" for factorio.com. Both as {@link toMarkedLetters} gives them. */
function isSiteName(part: string, site: string): boolean {
  if (part === site || part === `the${site}` || site === `the${part}`) return true;
  const [longer, shorter] = part.length > site.length ? [part, site] : [site, part];
  return shorter.length >= 3 && longer.startsWith(shorter) && longer.length <= shorter.length + 4;
}

const toMarkedLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
