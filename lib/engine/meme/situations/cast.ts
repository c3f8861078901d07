import { firstWord } from '../../brief/text/text.ts';
import { wordsFor } from '../../brief/text/words.ts';
import type { MemeIdea } from '../../brief.ts';
import { toShare } from '../../random.ts';
import { fitsTemplate } from './fit.ts';
import { drawingsOfMood, drawingsOfReply, findLineMoods } from './mood.ts';
import { countWords, type ShortText, type TextPart } from './short-text.ts';
import { findSigns, type JokeSigns } from './words.ts';

const maxLabelWords = 4;
const maxLabelChars = 22;
const maxCardWords = 7;

/** Labels of one series ("Day 1 …", "Day 30"; "Plan A", "Plan B"): no speakers. */
function isCounted(parts: readonly TextPart[]): boolean {
  const labels = parts.map(({ label = '' }) => /^(\p{L}{2,}) ?(?:\d{1,4}|\p{Lu})(?=\s|$)/u.exec(label));
  const [first, ...rest] = labels;
  return first != null && rest.every((label) => label != null && label[1] === first[1] && label[0] !== first[0]);
}

const joinLabel = ({ label, text }: TextPart) => (label === undefined ? text : `${label}: ${text}`);
const dropFullStop = (text: string) => text.replace(/(?<![.。])[.。]$/u, '');
const listPartTexts = (parts: readonly TextPart[]) => parts.map((part) => dropFullStop(joinLabel(part)));

const isShortLabel = (label: string | undefined): label is string =>
  label !== undefined && countWords(label) <= maxLabelWords && label.length <= maxLabelChars;

/** Returns drawings for a text that is set word for word, best first. Nothing is dropped, added or reordered. */
export function castShortText(text: ShortText, language: string): MemeIdea[] {
  const signs = findSigns(language);
  const { personal } = wordsFor(language);
  const isOwn = personal.has(firstWord(text.parts.at(-1)?.text ?? ''));
  const ideas = [...castParts(text, signs, isOwn), ...(text.isExcerpt ? [] : castWhole(text, signs))];
  const fitting = ideas.filter(fitsTemplate);
  return fitting.length > 0 ? fitting : ideas;
}

function castParts({ kind, parts }: ShortText, signs: JokeSigns | undefined, isOwn: boolean): MemeIdea[] {
  if (kind === 'nobody') return castNobody(parts);
  if (kind === 'list') return castList(parts);
  if (parts.length === 2) return castTwo(parts, kind, signs, isOwn);
  if (parts.length === 3) return castThree(parts, kind);
  if (parts.length === 4) return castFour(parts, kind);
  return [];
}

function castWhole({ kind, parts, lines }: ShortText, signs: JokeSigns | undefined): MemeIdea[] {
  const text = lines?.join('\n') ?? (parts.length === 1 ? listPartTexts(parts).join('') : listSentences(parts));
  const isLoud = /[!！]/u.test(text);
  const drawn = drawingsOfMood(text, signs)
    .filter(([template]) => isLoud || template !== shouted)
    .map(([template, role]): MemeIdea => ({ template, captions: { [role]: text } }));
  const moment: MemeIdea = { template: 'shocked', captions: { moment: text } };
  const sign: MemeIdea = { template: 'sign', captions: { sign: text } };
  // Several lines need a board's room.
  if (kind === 'moment' || lines !== undefined) return unique([moment, ...drawn, sign]);
  return unique([...drawn, moment, sign]);
}

const listSentences = (parts: readonly TextPart[]) =>
  parts
    .map((part, index) => (index < parts.length - 1 ? sentence(joinLabel(part)) : dropFullStop(joinLabel(part))))
    .join(' ');

const unique = (ideas: readonly MemeIdea[]) => [
  ...new Map(ideas.map((idea) => [JSON.stringify([idea.template, idea.captions]), idea])).values(),
];

/** The board with the lines first; shouting only where it is shouted or quoted. */
function castNobody(parts: readonly TextPart[]): MemeIdea[] {
  const [one, last] = [parts[0], parts.at(-1)];
  const isShouted = /[!！]$|^["“„«]/u.test(last?.text ?? '');
  if (parts.length !== 2 || !isShouted || one === undefined || last?.label === undefined) return [];
  return [{ template: 'nobody', captions: { nobody: one.text, who: `${last.label}:`, said: last.text } }];
}

/** A panel per item, and one for the list's head. */
function castList(parts: readonly TextPart[]): MemeIdea[] {
  const [one = '', two = '', three = '', four = '', five = ''] = listPartTexts(parts);
  const rows = { one, two, three, four };
  const isHeaded = /[:：]$/u.test(one);
  if (parts.length === 5) {
    return [{ template: 'starter', captions: { title: one, one: two, two: three, three: four, four: five } }];
  }
  if (parts.length === 4 && !isHeaded) return [{ template: 'levels', captions: rows }];
  return [];
}

function castTwo(
  parts: readonly TextPart[],
  kind: ShortText['kind'],
  signs: JokeSigns | undefined,
  isOwn: boolean,
): MemeIdea[] {
  const [one, two] = parts;
  if (one === undefined || two === undefined) return [];
  const [first = '', second = ''] = listPartTexts(parts);
  const labelled = isShortLabel(one.label) && isShortLabel(two.label);
  const labels: Record<string, string> = labelled ? { labelOne: one.label ?? '', labelTwo: two.label ?? '' } : {};
  const said = labelled ? ([dropFullStop(one.text), dropFullStop(two.text)] as const) : ([first, second] as const);
  const reality: MemeIdea = { template: 'reality', captions: { ...labels, first: said[0], second: said[1] } };
  const change: MemeIdea = { template: 'before-after', captions: { ...labels, before: said[0], after: said[1] } };
  const chat: MemeIdea = { template: 'exchange', captions: { ask: first, answer: second } };
  const caption: MemeIdea = { template: 'iceberg', captions: { top: first, bottom: second } };
  const calm: MemeIdea = { template: 'calm', captions: { chaos: first, calm: second } };
  const proclaim: MemeIdea = { template: 'proclaim', captions: { top: first, bottom: second } };
  const seed = toShare(`${first} ${second}`);
  const asIs = [...castReply(first, second, seed, signs, isOwn), proclaim, caption];
  const isAsked = /[?？؟]["”»]?$/u.test(first);
  if (kind === 'dialogue') return [chat, ...asIs];
  // "Day 1 of learning the trumpet: …" is too long for a label, but a change all the same.
  if (!labelled && isCounted(parts)) return [change, ...asIs];
  if (labelled) {
    const spoken = `${one.label} ${two.label}`;
    if (signs?.hope.test(spoken) || signs?.outcome.test(spoken)) return [reality, change, chat];
    if (signs?.past.test(spoken) || /\d/.test(spoken)) return [change, reality, chat];
    return /[?？؟]["”»]?$/u.test(one.text) ? [chat, ...asIs] : [...asIs, chat];
  }
  const isTalk = isAsked || [first, second].every((text) => /^["“„«「]/u.test(text));
  if (isTalk) return [chat, ...asIs];
  const both = `${first} ${second}`;
  const now = signs?.present.exec(second)?.index;
  const isChange = now === 0 || (now !== undefined && signs?.past.test(first) === true);
  const isTurned = signs?.opener.test(second) === true || signs?.outcome.test(second) === true;
  const isLetDown =
    signs?.strongHope.test(first) === true ||
    (signs?.hope.test(first) === true && (isTurned || signs.negation.test(second)));
  const isCalm =
    signs?.trouble.test(first) === true &&
    !signs.trouble.test(second) &&
    countWords(second) <= 7 &&
    !/[!！]$/u.test(second);
  const fitting = [
    ...(isLetDown ? [reality] : []),
    ...(isChange || signs?.tired.test(second) ? [change] : []),
    ...(isCalm ? [calm] : []),
    ...(signs?.fear.test(both) ? [{ template: 'shocked', captions: { moment: listSentences(parts) } }] : []),
    ...(signs?.anger.test(both) ? [{ template: 'sign', captions: { sign: listSentences(parts) } }] : []),
  ];
  const isLabels = [first, second].every((text) => countWords(text) <= maxCardWords);
  const unmasking: MemeIdea = { template: 'unmasking', captions: { left: first, right: second } };
  return unique([...fitting, ...asIs, ...(isLabels ? [unmasking] : [])]);
}

const deadpan = ['weary', 'doubtful'] as const;
/** Without a mood of its own, a text is said quietly, not shouted from a stage. */
const shouted = 'proclaim';
/** A smirk fits what the speaker did; nobody is proud of what others did. */
const smug = 'proud';

/** The first part over a face, the second below, with the second's mood or a neutral face. */
function castReply(
  first: string,
  second: string,
  seed: number,
  signs: JokeSigns | undefined,
  isOwn: boolean,
): MemeIdea[] {
  const felt = [second, first].some((text) => findLineMoods(text, signs).length > 0);
  const ofMood = felt ? drawingsOfReply(first, second, signs).filter(([template]) => template !== shouted) : [];
  const faces = isOwn ? [...deadpan, smug] : deadpan;
  const straight = rotate(faces, Math.floor(seed * faces.length));
  return [...ofMood, ...straight.map((template) => [template, 'moment', 'below'] as const)].map(
    ([template, one, two]): MemeIdea => ({ template, captions: { [one]: first, [two]: second } }),
  );
}

const rotate = <Value>(list: readonly Value[], by: number) => [...list.slice(by), ...list.slice(0, by)];

/** Whether labelled parts are not two speakers in turn: bubbles would give one's words to the other. */
const isUneven = (parts: readonly TextPart[]) =>
  parts.every(({ label }) => label !== undefined) &&
  parts.some(({ label }, index) => index > 1 && label !== parts[index - 2]?.label);

function castThree(parts: readonly TextPart[], kind: ShortText['kind']): MemeIdea[] {
  const [one = '', two = '', three = ''] = listPartTexts(parts);
  const panic: MemeIdea = { template: 'panic', captions: { panic: one, calm: two, again: three } };
  const chat: MemeIdea = { template: 'chat', captions: { ask: one, answer: two, reply: three } };
  const halves: MemeIdea = {
    template: 'reality',
    captions: { first: `${sentence(one)} ${sentence(two)}`, second: three },
  };
  const isTalk = kind === 'dialogue' || kind === 'lines' || kind === 'labels' || /[?？؟]["”»]?$/u.test(one);
  const handshake: MemeIdea = { template: 'handshake', captions: { left: one, right: two, both: three } };
  const butterfly: MemeIdea = { template: 'butterfly', captions: { who: one, thing: two, label: three } };
  const rows: MemeIdea = { template: 'proud', captions: { moment: [one, two, three].join('\n') } };
  const brief = [one, two, three].every((text) => countWords(text) <= maxCardWords)
    ? [handshake, ...(/[?？؟]$/u.test(three) ? [butterfly] : [])]
    : [];
  if (isCounted(parts)) return [rows, panic, halves];
  if (isUneven(parts)) return [];
  return isTalk ? [chat, panic, ...brief] : [panic, halves, chat, ...brief];
}

const sentence = (text: string) => (/[.!?…。！？]["”»]?$/u.test(text) ? text : `${text}.`);

function castFour(parts: readonly TextPart[], kind: ShortText['kind']): MemeIdea[] {
  const [one = '', two = '', three = '', four = ''] = listPartTexts(parts);
  const rows = { one, two, three, four };
  const dialogue: MemeIdea = { template: 'dialogue', captions: { ask: one, answer: two, reply: three, last: four } };
  const backfire: MemeIdea = { template: 'backfire', captions: rows };
  const levels: MemeIdea = { template: 'levels', captions: rows };
  const isTalk = kind === 'dialogue' || kind === 'lines' || kind === 'labels' || /[?？؟]["”»]?$/u.test(one);
  const clown: MemeIdea = { template: 'clown', captions: rows };
  if (isCounted(parts)) return [levels, backfire, clown];
  if (isUneven(parts)) return [];
  return isTalk
    ? [dialogue, backfire, clown, levels]
    : [...rotate([backfire, clown], Math.floor(toShare(one) * 2)), dialogue, levels];
}
