import { findLanguage } from '../../languages/index.ts';
import type { Audience } from '../../languages/note-words.ts';
import type { SpeakerMood } from '../../languages/thing-words.ts';
import { toShare } from '../../random.ts';
import type { JokeCandidate } from './candidate.ts';
import type { Material } from './material.ts';
import { findSaid } from './said-title.ts';
import { listScenes } from './scenes.ts';

/** Above the audience's frames, which only shout the headline. */
const worth = 1.7;
/** Less for each further reply and drawing. */
const later = { reply: 0.04, scene: 0.015 } as const;

const isMood = (text: string): text is Exclude<SpeakerMood, 'baked'> => /^(?:smug|tired|doubtful|caught)$/.test(text);

/** The whole title, and what its readers would reply to any news. */
export function repliesOfAudience(material: Material, audience: Audience): JokeCandidate[] {
  const { title, language, statements } = material;
  const lines = findLanguage(language)?.notes?.replies?.[audience] ?? [];
  const said = findSaid(material);
  // A reply to a question would be taken for its answer.
  if (said === undefined || statements.some(({ isHeadline, isAsked }) => isHeadline && isAsked)) return [];
  return lines
    .map((line) => ({ line, luck: toShare(`${title} ${line}`) }))
    .toSorted((a, b) => b.luck - a.luck)
    .flatMap(({ line }, index) => {
      const [mood = '', text = ''] = line.split(' | ');
      if (!isMood(mood)) return [];
      return listScenes(mood, material, text, said).map(
        ([template, first, second], place): JokeCandidate => ({
          template,
          captions: { [first]: said, [second]: text },
          signal: worth * (1 - index * later.reply) * (1 - place * later.scene),
          fixed: [second],
        }),
      );
    });
}
