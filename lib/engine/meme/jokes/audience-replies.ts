import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { type Turn, turns } from '../../languages/words/joke-words.ts';
import type { Audience } from '../../languages/words/note-words.ts';
import type { SpeakerMood } from '../../languages/words/thing-words.ts';
import { toShare } from '../../random.ts';
import type { Material } from '../material/material.ts';
import { findSaid } from './said-title.ts';
import { listScenes } from './scenes.ts';
import type { JokeCandidate } from './score.ts';

const worth = 2;
/** Factor for a reply that suits any news, beside one to what this headline does. */
const toAnything = 0.85;
/** Less for each further reply and drawing. */
const later = { reply: 0.04, scene: 0.015 } as const;

const isMood = (text: string): text is Exclude<SpeakerMood, 'baked'> => /^(?:smug|tired|doubtful|caught)$/.test(text);

const isTurn = (text: string): text is Turn => turns.some((turn) => turn === text);

/** "{delay} I know that screen.": only to such a headline. */
function readReply(written: string, title: string, own: Language | undefined) {
  const [, turn = '', text = written] = /^\{(\w+)\}\s+(.+)$/u.exec(written) ?? [];
  if (!isTurn(turn)) return { text, isOfTurn: false };
  const signs = own?.jokes?.replies?.signs[turn];
  const hasTurn = own !== undefined && signs !== undefined && matchOwn(own, signs).test(title);
  return hasTurn ? { text, isOfTurn: true } : undefined;
}

export function listAudienceReplies(material: Material, audience: Audience): JokeCandidate[] {
  const { title, language, statements } = material;
  const own = findLanguage(language);
  const lines = own?.notes?.replies?.[audience] ?? [];
  const said = findSaid(material);
  // A reply to a question would be taken for its answer.
  if (said === undefined || statements.some(({ isHeadline, isAsked }) => isHeadline && isAsked)) return [];
  return lines
    .flatMap((line) => {
      const [mood = '', written = ''] = line.split(' | ');
      const reply = readReply(written, title, own);
      return reply === undefined || !isMood(mood) ? [] : [{ ...reply, mood, luck: toShare(`${title} ${line}`) }];
    })
    .toSorted((a, b) => Number(b.isOfTurn) - Number(a.isOfTurn) || b.luck - a.luck)
    .flatMap(({ mood, text, isOfTurn }, index) => {
      return listScenes(mood, material, text, said).map(
        ([template, first, second], place): JokeCandidate => ({
          template,
          captions: { [first]: said, [second]: text },
          signal: worth * (isOfTurn ? 1 : toAnything) * (1 - index * later.reply) * (1 - place * later.scene),
          fixed: [second],
        }),
      );
    });
}
