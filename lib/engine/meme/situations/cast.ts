import { getFirstWord, wordsIn } from '../../brief/text/text.ts';
import { getWords } from '../../brief/text/words.ts';
import type { MemeIdea } from '../../brief.ts';
import { countWords } from '../words/caption-text.ts';
import { findSigns, type JokeSigns } from '../words/signs.ts';
import { castTwo, type Voice } from './cast-pairs.ts';
import { castFour, castThread, castThree } from './cast-rows.ts';
import { fitsTemplate } from './fit.ts';
import { findLineMoods, listMoodDrawings } from './mood.ts';
import { maxPanelWords, partLongest } from './panels.ts';
import { joinParts, listPartTexts, listSentences } from './parts.ts';
import type { ShortText, TextPart } from './short-text.ts';

export function castShortText(text: ShortText, language: string): MemeIdea[] {
  const signs = findSigns(language);
  if (text.isStory) return castStory(text);
  const { personal } = getWords(language);
  const voice: Voice = {
    opens: ({ text: said }) => personal.has(getFirstWord(said)),
    isOwn: ({ text: said }) => wordsIn(said.toLowerCase()).some((word) => personal.has(word)),
  };
  const ideas = [...castParts(text, signs, voice), ...castWhole(text, signs)];
  const fitting = ideas.filter(fitsTemplate);
  // Too long for a face, two panels are better three than an iceberg that means nothing.
  const isOneText = ({ captions }: MemeIdea) => Object.keys(captions).length === 1;
  const isCrowded = text.parts.length === 2 && fitting.every((idea) => roomy.has(idea.template) || isOneText(idea));
  const [one = '', two = '', three = ''] = listPartTexts((isCrowded && partLongest(text.parts, language, signs)) || []);
  const beats: MemeIdea = { template: 'beats', captions: { one, two, three } };
  const all =
    three !== '' && fitsTemplate(beats)
      ? [beats, ...fitting.filter(({ template }) => template !== 'iceberg')]
      : withoutRoomy(fitting, /[!！]/u.test(text.parts.map((part) => part.text).join('')));
  return all.length > 0 ? all : ideas;
}

const maxEndWords = 14;

function castStory({ parts, lines }: ShortText): MemeIdea[] {
  const [said, end = ''] = [parts.slice(0, -1), listPartTexts(parts.slice(-1))[0]];
  const setup = lines?.slice(0, -1).join('\n') ?? joinParts(said);
  const whole = lines?.join('\n') ?? listSentences(parts);
  const apart: MemeIdea = { template: 'story', captions: { moment: setup, below: end } };
  const ideas = [...(setup !== '' && countWords(end) <= maxEndWords ? [apart] : []), toStory(whole)];
  return ideas.filter(fitsTemplate);
}

const toStory = (text: string): MemeIdea => ({ template: 'story', captions: { moment: text } });

/** Without a mood of its own, a text is set quietly, not shouted from a stage. */
const shouted = 'proclaim';
const sleepless = 'thoughts';
const minRows = 5;
/** They have room for any two captions. */
const roomy: ReadonlySet<string> = new Set(['iceberg', 'proclaim']);

/** An iceberg promises what is hidden, and a crier shouts: they are for what fits nothing else, or is meant so. */
function withoutRoomy(ideas: MemeIdea[], isLoud: boolean): MemeIdea[] {
  const apt = ideas.filter(
    ({ template }, at) => !roomy.has(template) || (template === shouted && (isLoud || at === 0)),
  );
  return apt.length > 0 ? apt : ideas;
}

function castParts({ kind, parts }: ShortText, signs: JokeSigns | undefined, voice: Voice): MemeIdea[] {
  if (kind === 'nobody') return castNobody(parts);
  if (kind === 'list') return castList(parts);
  if (parts.length === 2) return castTwo(parts, kind, signs, voice);
  if (parts.length === 3) return castThree(parts, kind, signs, voice);
  if (parts.length === 4) return castFour(parts, kind, signs);
  return castThread(parts, kind);
}

function castWhole({ kind, parts, lines }: ShortText, signs: JokeSigns | undefined): MemeIdea[] {
  const text = lines?.join('\n') ?? (parts.length === 1 ? listPartTexts(parts).join('') : listSentences(parts));
  // Parted, it has fewer words a panel.
  if (lines === undefined && parts.length > 1 && countWords(text) > maxPanelWords) return [];
  const isLoud = /[!！]/u.test(text);
  const isFelt = findLineMoods(text, signs).length > 0;
  const drawn = listMoodDrawings(text, signs)
    .filter(([template]) => (isLoud || template !== shouted) && (isFelt || template !== sleepless))
    .map(([template, role]): MemeIdea => ({ template, captions: { [role]: text } }));
  const moment: MemeIdea = { template: 'shocked', captions: { moment: text } };
  const sign: MemeIdea = { template: 'sign', captions: { sign: text } };
  const rest = fitsTemplate(moment) ? [] : [sign];
  if (lines !== undefined && lines.length >= minRows) return withoutRepeats([toStory(text), moment, ...drawn, ...rest]);
  if (kind === 'moment' || lines !== undefined) return withoutRepeats([moment, ...drawn, ...rest]);
  return withoutRepeats([...drawn, moment, ...rest]);
}

const withoutRepeats = (ideas: readonly MemeIdea[]) => [
  ...new Map(ideas.map((idea) => [JSON.stringify([idea.template, idea.captions]), idea])).values(),
];

function castNobody(parts: readonly TextPart[]): MemeIdea[] {
  const [one, last] = [parts[0], parts.at(-1)];
  const isShouted = /[!！]$|^["“„«]/u.test(last?.text ?? '');
  if (parts.length !== 2 || !isShouted || one === undefined || last?.label === undefined) return [];
  return [{ template: 'nobody', captions: { nobody: one.text, who: `${last.label}:`, said: last.text } }];
}

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
