import type { MemeIdea } from '../../brief.ts';
import { toShare } from '../../random.ts';
import { countWords } from '../words/caption-text.ts';
import type { JokeSigns } from '../words/signs.ts';
import { castInTurn, castReply, type Voice } from './cast-pairs.ts';
import { findLineMoods } from './mood.ts';
import { maxPanelWords } from './panels.ts';
import { isCounted, isDeed, isQuestion, isUneven, joinParts, listPartTexts, readTalk, rotate } from './parts.ts';
import type { ShortText, TextPart } from './short-text.ts';

const maxCardWords = 7;
const maxSetupWords = 24;

type TextKind = ShortText['kind'];

const isQuoted = (text: string) => /^["“„«「『]/u.test(text);

/** Dashes part speakers, as do labels where no part is without one, and lines with a question or a quotation. */
function isTalk(kind: TextKind, parts: readonly TextPart[]): boolean {
  if (kind === 'labels') return parts.every(({ label }) => label !== undefined);
  return kind === 'dialogue' || (kind === 'lines' && parts.some(({ text }) => isQuestion(text) || isQuoted(text)));
}

const alarms: ReadonlySet<string> = new Set(['fear', 'trouble', 'surprise', 'anger']);
const isAlarming = (text: string, signs: JokeSigns | undefined): boolean =>
  findLineMoods(text, signs).some((mood) => alarms.has(mood));

const createPlain = (template: string, slots: readonly string[], parts: readonly TextPart[]): MemeIdea => ({
  template,
  captions: castInTurn({}, slots, listPartTexts(parts)),
});

export function castThree(
  parts: readonly TextPart[],
  kind: TextKind,
  signs: JokeSigns | undefined,
  voice: Voice,
): MemeIdea[] {
  const [one = '', two = '', three = ''] = listPartTexts(parts);
  const panic: MemeIdea = { template: 'panic', captions: { panic: one, calm: two, again: three } };
  const beats: MemeIdea = { template: 'beats', captions: { one, two, three } };
  const { names, said } = readTalk(parts);
  const chat: MemeIdea = { template: 'chat', captions: castInTurn(names, ['ask', 'answer', 'reply'], said) };
  const setup = joinParts(parts.slice(0, 2));
  const halves: MemeIdea = { template: 'reality', captions: { first: setup, second: three } };
  const handshake: MemeIdea = { template: 'handshake', captions: { left: one, right: two, both: three } };
  const butterfly: MemeIdea = { template: 'butterfly', captions: { who: one, thing: two, label: three } };
  const rows: MemeIdea = { template: 'proud', captions: { moment: [one, two, three].join('\n') } };
  const brief = [one, two, three].every((text) => countWords(text) <= maxCardWords)
    ? [handshake, ...(isQuestion(three) ? [butterfly] : [])]
    : [];
  if (isCounted(parts)) return [rows, beats, panic, halves];
  if (isUneven(parts)) return [];
  if (parts.some(isDeed)) return [beats, panic];
  if (isTalk(kind, parts))
    return [chat, createPlain('chat', ['ask', 'answer', 'reply'], parts), beats, panic, ...brief];
  // It turns twice: alarm, relief, alarm.
  const isTwice = isAlarming(one, signs) && !isAlarming(two, signs) && isAlarming(three, signs);
  const [last] = parts.slice(-1);
  const all = last ? castReply([{ text: setup }, last], signs, voice) : [];
  const isLong = countWords(setup) > maxSetupWords;
  const replies = all.filter(({ captions }) => !isLong || Object.keys(captions).length === 1);
  const isBrief = replies.length > 0 && countWords(setup) <= maxPanelWords;
  const strips = rotate([beats, ...replies.slice(0, 1)], isBrief ? Math.floor(toShare(`${one} ${three}`) * 2) : 0);
  return [...(isTwice ? [panic] : []), ...strips, ...replies.slice(1), halves, ...brief];
}

export function castFour(parts: readonly TextPart[], kind: TextKind, signs: JokeSigns | undefined): MemeIdea[] {
  const [one = '', two = '', three = '', four = ''] = listPartTexts(parts);
  const rows = { one, two, three, four };
  const { names, said } = readTalk(parts);
  const dialogue: MemeIdea = {
    template: 'dialogue',
    captions: castInTurn(names, ['ask', 'answer', 'reply', 'last'], said),
  };
  const backfire: MemeIdea = { template: 'backfire', captions: rows };
  const levels: MemeIdea = { template: 'levels', captions: rows };
  const clown: MemeIdea = { template: 'clown', captions: rows };
  if (isCounted(parts)) return [levels, backfire, clown];
  if (isUneven(parts)) return [];
  if (parts.some(isDeed)) return [backfire, levels];
  if (isTalk(kind, parts))
    return [dialogue, createPlain('dialogue', ['ask', 'answer', 'reply', 'last'], parts), backfire, clown, levels];
  const isPlan = signs?.hope.test(one) === true || signs?.promise.test(one) === true;
  const joined = [
    [joinParts(parts.slice(0, 2)), three],
    [one, joinParts(parts.slice(1, 3))],
  ].find((panels) => panels.every((text) => countWords(text) <= maxPanelWords));
  const [setup = '', middle = ''] = joined ?? [];
  const beats: MemeIdea[] = joined ? [{ template: 'beats', captions: { one: setup, two: middle, three: four } }] : [];
  // Its boards show a plan.
  if (isPlan) return [backfire, ...beats, clown, levels];
  const strips = [...beats, clown];
  return [...rotate(strips, Math.floor(toShare(one) * strips.length)), levels, backfire];
}

const minLines = 5;
const roles = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** More lines than a strip has panels: two who speak in turn. */
export function castThread(parts: readonly TextPart[], kind: TextKind): MemeIdea[] {
  if (
    kind === 'lines' ||
    !isTalk(kind, parts) ||
    parts.length < minLines ||
    parts.length > roles.length ||
    isUneven(parts)
  )
    return [];
  const { names, said } = readTalk(parts);
  const shown = roles.slice(0, parts.length);
  return [{ template: 'thread', captions: castInTurn(names, shown, said) }, createPlain('thread', shown, parts)];
}
