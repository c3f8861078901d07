import { findAskedColor } from '../brand/choose.ts';
import { hasOwnWords } from '../brief/steering.ts';
import { countTextWords } from '../brief/text/text.ts';
import { getWords } from '../brief/text/words.ts';
import type { MemeDraft, Steering } from '../brief.ts';
import type { UnmetWish } from '../compose/wishes.ts';
import { findLanguage } from '../languages/index.ts';
import { findAudience, findMoods, findWordSize } from './jokes/notes.ts';
import {
  asked,
  feelsAsAsked,
  findNamedTemplate,
  findOwnImageStyle,
  namesTemplate,
  readTake,
  readWishes,
} from './jokes/steer.ts';

function speaksTo({ captions, language }: MemeDraft, audienceNote: string): boolean {
  const audience = findAudience(audienceNote);
  const notes = findLanguage(language)?.notes;
  if (audience === undefined || notes === undefined) return false;
  const own = [...(notes.replies?.[audience] ?? []), ...notes.audiences[audience].frames]
    .flatMap((line) => line.split(' | ').slice(1))
    .filter((text) => !text.includes('{'));
  const said = Object.values(captions).map((text) => text.toLowerCase());
  return own.some((text) => said.includes(text.toLowerCase()));
}

function isUnheard(steering: Steering, isOwn: boolean): boolean {
  const { styleNotes = '' } = steering;
  return (
    hasOwnWords(styleNotes) &&
    readTake(steering) === 1 &&
    !namesTemplate(styleNotes) &&
    findMoods(styleNotes).length === 0 &&
    findWordSize(styleNotes) === undefined &&
    (isOwn ? findOwnImageStyle(styleNotes) === undefined : findAskedColor({ styleNotes }) === undefined)
  );
}

function saysAvoided({ template, captions, language }: MemeDraft, { avoidNote = '' }: Steering): boolean {
  if (avoidNote.trim() === '') return false;
  const wishes = readWishes({ avoidNote }, getWords(language));
  return wishes.templateWeight(template) === 0 || !Object.values(captions).every((text) => wishes.allows(text));
}

export function listUnmetWishes(draft: MemeDraft, steering: Steering): UnmetWish[] {
  const { template, image, captions } = draft;
  const { styleNotes = '', audienceNote = '', outcome = 'custom' } = steering;
  const named = findNamedTemplate(steering);
  const isOwn = image !== undefined;
  const isWordy =
    findWordSize(styleNotes) === 'large' && countTextWords(Object.values(captions).join(' ')) > asked.maxWords;
  // The words over a user's own picture are the user's, or say what it shows.
  const isMoodUnmet = isOwn
    ? findMoods(styleNotes).length > 0
    : named === undefined && !feelsAsAsked(template, steering);
  return [
    ...(named !== undefined && named !== template ? (['template'] as const) : []),
    ...(isMoodUnmet ? (['mood'] as const) : []),
    ...(audienceNote.trim() !== '' && !speaksTo(draft, audienceNote) ? (['audience'] as const) : []),
    ...(isWordy ? (['words'] as const) : []),
    ...(saysAvoided(draft, steering) ? (['avoid'] as const) : []),
    ...(outcome === 'custom' ? [] : (['outcome'] as const)),
    ...(isUnheard(steering, isOwn) ? (['notes'] as const) : []),
  ];
}
