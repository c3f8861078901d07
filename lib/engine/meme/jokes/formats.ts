import { countTextWords, listTerms, overlap, toStems } from '../../brief/text/text.ts';
import type { Steering } from '../../brief.ts';
import { findLanguage } from '../../languages/index.ts';
import { toFirstClause } from '../material/core-title.ts';
import { isPhrase, type Material } from '../material/material.ts';
import { fitsTemplate } from '../situations/fit.ts';
import type { Mechanism } from '../situations/situation.ts';
import { toCaptionText } from '../words/caption-text.ts';
import { fill } from '../words/frames.ts';
import { findSaid } from './said-title.ts';
import type { JokeCandidate } from './score.ts';
import { findNamedTemplate, type JokeWishes } from './steer.ts';

/** Words of a line beside others, and share of the headline's terms from which it says nothing new. */
const line = { maxWords: 9, maxEcho: 0.6 } as const;
const later = 0.06;

function listLines({ statements, sentences, words }: Material, headline: string): string[] {
  const said = toStems(listTerms(headline, words));
  const place = (text: string) => sentences.findIndex((sentence) => toCaptionText(sentence) === text);
  return statements
    .filter(({ text, isHeadline }) => !isHeadline && countTextWords(text) <= line.maxWords)
    .filter(({ text }) => overlap(toStems(listTerms(text, words)), said) < line.maxEcho)
    .slice(0, 2)
    .map(({ text }) => text)
    .toSorted((a, b) => place(a) - place(b));
}

interface Said {
  readonly statement: string;
  readonly isHeadline: boolean;
}

function listSaid(material: Material): Said[] {
  const { statements, language } = material;
  const headline = statements.find(({ isHeadline }) => isHeadline)?.text;
  const said = findSaid(material) ?? headline;
  const forms = said === undefined ? [] : [said, headline ?? said, toFirstClause(said, [], language)];
  return [
    ...[...new Set(forms)]
      .toSorted((a, b) => b.length - a.length)
      .map((statement) => ({ statement, isHeadline: true })),
    ...statements.flatMap(({ text, isHeadline }) => (isHeadline ? [] : [{ statement: text, isHeadline }])),
  ];
}

/** Words of a name that shakes hands, and of what both have alike. */
const shared = { name: 4, both: 7 } as const;

function cutAtVerb(text: string, { signs, words }: Material): readonly [string, string] | undefined {
  const all = text.split(' ');
  const isVerb = (index: number) =>
    words.language?.hasCapitalNouns === true
      ? /^\p{Ll}/u.test(all[index] ?? '') && /^\p{Lu}/u.test(all[index - 1] ?? '')
      : signs?.hasVerbs === true && signs.hasVerb(all.slice(0, index + 1).join(' '));
  const at = all.findIndex((_, index) => index > 0 && isVerb(index));
  return at > 0 ? [all.slice(0, at).join(' '), all.slice(at).join(' ')] : undefined;
}

function listHandshakes(material: Material): JokeCandidate[] {
  const source = findLanguage(material.language)?.notes?.both;
  if (source === undefined) return [];
  const pattern = new RegExp(source, 'iu');
  return material.outline.sentences.flatMap(({ text }): JokeCandidate[] => {
    const { left, right = '', both } = pattern.exec(toCaptionText(text))?.groups ?? {};
    const [name, rest] = both === undefined ? (cutAtVerb(right, material) ?? []) : [right, both];
    if (left === undefined || name === undefined || rest === undefined) return [];
    const captions = { left: toCaptionText(left), right: toCaptionText(name), both: toCaptionText(rest) };
    const isWhole =
      [left, name].every((text) => countTextWords(text) <= shared.name && !/[,;:，、]/u.test(text)) &&
      isPhrase(rest, material, shared.both) &&
      fitsTemplate({ template: 'handshake', captions });
    return isWhole ? [{ template: 'handshake', captions, signal: 1.2 }] : [];
  });
}

function fillFormat(material: Material, template: string, said = listSaid(material)): JokeCandidate[] {
  const frames = [
    ...(findLanguage(material.language)?.notes?.formats ?? []),
    // Elsewhere these have to suit the headline's kind.
    ...material.frames.stated,
  ].filter((frame) => frame.startsWith(`${template} |`));
  const lines = listLines(material, said[0]?.statement ?? '');
  const framed = frames.flatMap((frame, index) => {
    const filled = said.flatMap((each) => fill(frame, { ...each, topic: material.topic, lines })).find(fitsTemplate);
    return filled === undefined ? [] : [{ ...filled, signal: 1 - index * later }];
  });
  return template === 'handshake' ? [...listHandshakes(material), ...framed] : framed;
}

/** Jokes in the template that the notes name, or in those of the mood that they ask for. */
export function listAskedFormats(material: Material, steering: Steering, { ofMood }: JokeWishes): JokeCandidate[] {
  return [...ofMood, findNamedTemplate(steering) ?? []].flat().flatMap((template) => fillFormat(material, template));
}

const fillTitled = (material: Material, template: string): readonly JokeCandidate[] =>
  fillFormat(
    material,
    template,
    listSaid(material).filter(({ isHeadline }) => isHeadline),
  ).slice(0, 1);

const offered = {
  choice: 'buttons',
  swap: 'tempted',
  expectation: 'reality',
  escalation: 'clown',
  consequence: 'backfire',
  mask: 'unmasking',
  change: 'panic',
} as const satisfies Partial<Readonly<Record<Mechanism, string>>>;

interface SpareFormat {
  readonly mechanism: Mechanism;
  readonly candidates: readonly JokeCandidate[];
}

/** The headline in formats of other mechanisms: later ideas for a source that holds few. */
export const listSpareFormats = (material: Material): readonly SpareFormat[] =>
  (Object.keys(offered) as (keyof typeof offered)[]).map((mechanism) => ({
    mechanism,
    candidates: fillTitled(material, offered[mechanism]),
  }));

export const listFormatsInFashion = (material: Material, templates: ReadonlySet<string>): readonly JokeCandidate[] =>
  [...templates].flatMap((template) => fillTitled(material, template));
