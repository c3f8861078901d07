import { isUnspaced, wordsIn } from '../../brief/text/text.ts';
import type { MemeIdea } from '../../brief.ts';
import { toShare } from '../../random.ts';
import { countWords } from '../words/caption-text.ts';
import type { JokeSigns } from '../words/signs.ts';
import { findLineMoods, type LineMood, listReplyDrawings, type PairDrawing } from './mood.ts';
import { maxPanelWords } from './panels.ts';
import {
  dropFullStop,
  isCounted,
  isDeed,
  isQuestion,
  isShortLabel,
  listPartTexts,
  listSentences,
  readTalk,
  rotate,
  sentence,
} from './parts.ts';
import type { ShortText, TextPart } from './short-text.ts';

const maxCardWords = 7;
/** Words up to which a part reads as one that is said aside. */
const maxRemarkWords = 14;

type TextKind = ShortText['kind'];
export interface Voice {
  readonly opens: (part: TextPart) => boolean;
  readonly isOwn: (part: TextPart) => boolean;
}

/** "Cat at the vet: … Cat at home: …": one figure twice is no talk of two. */
function isOneFigure(one: TextPart, two: TextPart): boolean {
  const [first, second] = [one, two].map(({ label = '' }) => label.toLowerCase());
  if (first === undefined || second === undefined || first === '' || second === '') return false;
  if (second.includes(first) || first.includes(second)) return true;
  const [[noun = '', ...rest], [other]] = [wordsIn(first), wordsIn(second)];
  return rest.length > 0 && noun === other && (noun.length > 1 || isUnspaced(noun));
}

function isSpoken(one: TextPart, two: TextPart, signs: JokeSigns | undefined): boolean {
  const isClause = ({ text }: TextPart) =>
    signs?.hasVerbs === true ? signs.hasVerb(`- ${text}`) : countWords(text) > maxCardWords / 2;
  return !isOneFigure(one, two) && [one, two].some(isClause);
}

/** Parts with labels, by the labels: what was hoped for, when, or who speaks. */
function castLabelled(
  [one, two]: readonly [TextPart, TextPart],
  asIs: readonly MemeIdea[],
  signs: JokeSigns | undefined,
): MemeIdea[] {
  const labels = { labelOne: one.label ?? '', labelTwo: two.label ?? '' };
  const [first, second] = [dropFullStop(one.text), dropFullStop(two.text)];
  const reality: MemeIdea = {
    template: 'reality',
    captions: { labelOne: labels.labelOne, first, labelTwo: labels.labelTwo, second },
  };
  const change: MemeIdea = {
    template: 'before-after',
    captions: { labelOne: labels.labelOne, before: first, labelTwo: labels.labelTwo, after: second },
  };
  const chat = makeExchange([one, two]);
  const labelled = `${one.label} ${two.label}`;
  if (signs?.hope.test(labelled) || signs?.outcome.test(labelled)) return [reality, change, chat];
  const isTime = signs?.past.test(labelled) === true || /\d/.test(labelled);
  const isWorse =
    signs?.tired.test(second) === true ||
    signs?.trouble.test(second) === true ||
    signs?.present.test(labelled) === true;
  if (isTime && (isWorse || isCounted([one, two]))) return [change, reality, chat];
  // From a good resolution to a treat is not a decline.
  if (isTime) return [createSmirk(listPartTexts([one, two])), ...asIs, change];
  const isTalk = isQuestion(one.text) || isSpoken(one, two, signs);
  // A long name stands in its bubble.
  const chats: readonly MemeIdea[] = [
    chat,
    { template: 'exchange', captions: castInTurn({}, ['ask', 'answer'], listPartTexts([one, two])) },
  ];
  if (isTalk) return [...chats, ...asIs];
  return isOneFigure(one, two) ? asIs.filter(({ template }) => !spoken.has(template)) : [...asIs, ...chats];
}

const createSmirk = ([first = '', second = '']: readonly string[]): MemeIdea => ({
  template: smug,
  captions: { moment: first, below: second },
});

function makeExchange(parts: readonly TextPart[]): MemeIdea {
  const { names, said } = readTalk(parts);
  return { template: 'exchange', captions: castInTurn(names, ['ask', 'answer'], said) };
}

export function castInTurn(
  names: Readonly<Record<string, string>>,
  roles: readonly string[],
  said: readonly string[],
): MemeIdea['captions'] {
  const { nameOne, nameTwo } = names;
  return Object.fromEntries(
    roles.flatMap((role, index) => [
      ...(index === 0 && nameOne !== undefined ? [['nameOne', nameOne]] : []),
      ...(index === 1 && nameTwo !== undefined ? [['nameTwo', nameTwo]] : []),
      [role, said[index] ?? ''],
    ]),
  );
}

export function castTwo(
  parts: readonly TextPart[],
  kind: TextKind,
  signs: JokeSigns | undefined,
  voice: Voice,
): MemeIdea[] {
  const [one, two] = parts;
  if (one === undefined || two === undefined) return [];
  const [first = '', second = ''] = listPartTexts(parts);
  const change: MemeIdea = { template: 'before-after', captions: { before: first, after: second } };
  const chat = makeExchange(parts);
  const caption: MemeIdea = { template: 'iceberg', captions: { top: first, bottom: second } };
  const proclaim: MemeIdea = { template: 'proclaim', captions: { top: first, bottom: second } };
  const asIs = [...castReply([one, two], signs, voice), proclaim, caption];
  if (parts.some(isDeed)) return asIs.filter(({ template }) => !spoken.has(template));
  if (kind === 'dialogue') return [chat, ...asIs];
  // "Day 1 of learning the trumpet: …" is too long for a label, but a change all the same.
  const isLabelled = isShortLabel(one.label) && isShortLabel(two.label);
  const isTimed = isOneFigure(one, two) && parts.every(({ label = '' }) => /\d/u.test(label));
  if (!isLabelled && (isCounted(parts) || isTimed)) return [change, ...asIs];
  if (isLabelled) return castLabelled([one, two], asIs, signs);
  const isTalk = isQuestion(first) || [first, second].every((text) => /^["“„«「]/u.test(text));
  if (isTalk) return [chat, ...asIs];
  const isLabels = [first, second].every((text) => countWords(text) <= maxCardWords);
  const unmasking: MemeIdea = { template: 'unmasking', captions: { left: first, right: second } };
  const ideas = [...castMechanism([one, two], signs, voice), ...asIs, ...(isLabels ? [unmasking] : [])];
  return [...new Map(ideas.map((idea) => [JSON.stringify([idea.template, idea.captions]), idea])).values()];
}

function castMechanism(
  [one, two]: readonly [TextPart, TextPart],
  signs: JokeSigns | undefined,
  voice: Voice,
): MemeIdea[] {
  if (signs === undefined) return [];
  const [first = '', second = ''] = listPartTexts([one, two]);
  const both = `${first} ${second}`;
  const now = signs.present.exec(second)?.index;
  // "Today …" at the start of a story is no change of state.
  const isState = [first, second].every((text) => countWords(text) <= maxRemarkWords);
  const isChange = now !== undefined && (signs.past.test(first) || (now === 0 && isState));
  const isTurned = signs.opener.test(second) || signs.outcome.test(second);
  const isLetDown =
    // A hope that is negated is none.
    !signs.negation.test(first) &&
    (signs.strongHope.test(first) || (signs.hope.test(first) && (isTurned || signs.negation.test(second))));
  const isCalm =
    signs.trouble.test(first) &&
    !signs.trouble.test(second) &&
    countWords(second) <= maxCardWords &&
    !/[!！]$/u.test(second);
  const isBrief = countWords(both) <= maxPanelWords;
  const isCause = voice.opens(one) && !voice.opens(two) && signs.outcome.test(second) && !signs.negation.test(second);
  const areCounts = [first, second].every((text) => /\p{N}/u.test(text) && countWords(text) <= maxCardWords);
  const isAnnounced = voice.opens(one) && (signs.hope.test(first) || signs.promise.test(first));
  const isPreferred = signs.contrast.test(second) && signs.joy.test(second);
  const createPair = (template: string, left: string, right: string): MemeIdea => ({
    template,
    captions: { [left]: first, [right]: second },
  });
  return [
    ...(isLetDown ? [createPair('reality', 'first', 'second')] : []),
    ...(isChange || (voice.opens(two) && signs.tired.test(second))
      ? [createPair('before-after', 'before', 'after')]
      : []),
    ...(isCalm ? [createPair('calm', 'chaos', 'calm')] : []),
    ...(isBrief && signs.fear.test(both)
      ? [{ template: 'shocked', captions: { moment: listSentences([one, two]) } }]
      : []),
    ...(isBrief && signs.anger.test(both) ? [{ template: 'sign', captions: { sign: listSentences([one, two]) } }] : []),
    ...(areCounts ? [createPair('scale', 'light', 'heavy')] : []),
    ...(isPreferred ? [createPair('verdict', 'reject', 'approve')] : []),
    ...(isAnnounced ? [createPair('proclaim', 'top', 'bottom')] : []),
    ...(isCause ? [createPair('domino', 'cause', 'effect')] : []),
  ];
}

const deadpan = ['weary', 'doubtful'] as const;
/** Praise in a joke is seldom meant: a straight face suits it better. */
const ironic: ReadonlySet<LineMood> = new Set(['joy', 'triumph', 'opinion']);
const shouted = 'proclaim';
/** A smirk fits what the speaker did; nobody is proud of what others did. */
const smug = 'proud';

const asides = [
  ['sofa', 'screen', 'remark'],
  ['breakfast', 'news', 'remark'],
] as const;

/** Drawings that put the second part into a bubble, or on a stage. */
const spoken: ReadonlySet<string> = new Set([shouted, ...asides.map(([template]) => template)]);

/** The first part over a face, the second below, with the second's mood, or without one a straight face or a scene of two. */
export function castReply(
  [one, two]: readonly [TextPart, TextPart],
  signs: JokeSigns | undefined,
  voice: Voice,
): MemeIdea[] {
  const [first = '', second = ''] = listPartTexts([one, two]);
  const seed = toShare(`${first} ${second}`);
  const isMeant = (mood: LineMood) => !ironic.has(mood) || /[!！]["”»」]?$/u.test(second);
  const felt = [second, first].flatMap((text) => findLineMoods(text, signs)).some(isMeant);
  const isPraise = (text: string) => findLineMoods(text, signs).some((mood) => ironic.has(mood));
  // "So glad I paid for it": sarcasm wants a dry face.
  const isDry = isPraise(first) && !isPraise(second);
  const ofMood =
    felt && !isDry ? listReplyDrawings(first, second, signs, isMeant).filter(([template]) => template !== shouted) : [];
  // A first-person story has one voice.
  const isStory = [one, two].some(voice.isOwn);
  const isPraised = [first, second].some(isPraise);
  // Who ends in praise of what happened smiles.
  const pleased: readonly PairDrawing[] = isStory && !isDry && isPraise(second) ? [[smug, 'moment', 'below']] : [];
  // Nobody is tired of what is praised.
  const faces = deadpan
    .filter((template) => template !== 'weary' || !isPraised)
    .map((template) => [template, 'moment', 'below'] as const);
  const isAside = !isStory && countWords(second) <= maxRemarkWords && !/["“„«「『]/u.test(`${first}${second}`);
  const scenes = isAside ? asides : [];
  const straight = rotate([...faces, ...scenes], Math.floor(seed * (faces.length + scenes.length)));
  // Every other aside is said to its news rather than shown as a face.
  const listed =
    isAside && seed < 0.5 ? [...ofMood.slice(0, 1), ...straight, ...ofMood.slice(1)] : [...ofMood, ...straight];
  const drawn = [...pleased, ...listed];
  const apart = drawn.map(
    ([template, role, below]): MemeIdea => ({ template, captions: { [role]: first, [below]: second } }),
  );
  return [...apart, ...castOver(drawn, `${/^\p{Ll}/u.test(second) ? first : sentence(first)}\n${second}`)];
}

const castOver = (drawn: readonly PairDrawing[], text: string): MemeIdea[] =>
  drawn.flatMap(([template, role]) => (role === 'moment' ? [{ template, captions: { moment: text } }] : []));
