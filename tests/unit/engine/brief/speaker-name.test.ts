import { describe, expect, it } from 'vitest';
import { findSpeaker } from '../../../../lib/engine/brief/finders/speaker.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const find = (language: string, before: string, after: string, body: string[] = []) =>
  findSpeaker(before, after, { words: getWords(language), people: [], previous: [], body })?.speaker;

describe('the speaker between quotations', () => {
  it.each([
    ['en', 'Ada Lund, director of the harbour school at Orr University, says: ', '', 'Ada Lund'],
    ['en', 'A director of the harbour school at Orr University says: ', '', undefined],
    ['en', 'Before the vote the minister of Finance Ada Lund said, ', '', undefined],
    ['en', 'After the vote Ada Lund said, ', '', 'Ada Lund'],
    ['en', '', ' said Ada Lund, a pilot.', 'Ada Lund'],
    ['de', '', ', erklärte er in der Orrer Zeitung 2000.', undefined],
    ['de', '', ', berichtet die Wärterin von den Inseln.', undefined],
    ['de', '', ', erklärt Lund den Hafen.', undefined],
    ['de', '', ', erklärt Ada Lund den Hafen.', 'Ada Lund'],
    ['de', '', ', erklärt Ada von der Orr.', 'Ada von der Orr'],
    ['de', 'Den Hafen kommentierte er schließlich und schrieb: ', '', undefined],
    ['en', '', ' says Will Lund.', 'Will Lund'],
    ['de', 'Eine Leiterin der Orrer Schule sagte: ', '', undefined],
    ['de', 'Mit Sicherheit kennen Sie den Spruch: ', '', undefined],
    ['ja', '長期休暇中は、', '、などがある。', undefined],
    ['ja', '港では市長は', 'に罰を科すべきだという。', undefined],
    ['ja', '港の、灯台守は', 'と説明する。', '灯台守'],
  ])('is who says it (%s): %s | %s', (language, before, after, speaker) => {
    expect(find(language, before, after)).toBe(speaker);
  });

  it.each([
    ['de', ', sagt Dr. Sven Lund, Vorstand.', 'sagt Dr. Sven Lund, Vorstand.', 'Sven Lund'],
    ['de', ' fordert ÖTZ.', 'Ada Lund, Leiterin der ÖTZ, fordert.', undefined],
    ['en', ' said De Orr, the pilot.', 'Antonio De Orr is a pilot.', 'Antonio De Orr'],
    ['en', ' said Lund on Monday.', 'Ada Lund Monday sold the boat.', 'Ada Lund'],
  ])('has the whole name (%s): %s', (language, after, sentence, speaker) => {
    expect(find(language, '', after, [sentence])?.replace(/^Dr\. /u, '')).toBe(speaker);
  });
});
