import { describe, expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { pointsOutside } from '../../../../lib/engine/meme/words/pointing.ts';

const points = (language: string, line: string) => pointsOutside(line, getWords(language), language);

describe('a line of the body that stands beside a headline', () => {
  it.each([
    ['en', 'Nobody in the harbour likes that'],
    ['en', 'The bakery also sells boats'],
    ['en', 'They never found the bakery'],
    ['en', 'Ask the cook of this kitchen'],
    ['de', 'Die Bäckerei verkauft dort Boote'],
    ['de', 'Der Koch hat ebenfalls keinen Schlüssel'],
    ['de', 'Niemand hat je etwas davon gegessen'],
    ['de', 'Der Hafen gab am Montag auch seine Preise bekannt'],
    ['fr', 'La boulangerie vend également des bateaux'],
    ['fr', 'Le port ferme ainsi ses portes'],
    ['es', 'La panadería también vende barcos'],
    ['it', 'Il forno vende anche barche'],
    ['pt', 'A padaria também vende barcos'],
    ['nl', 'De bakker verkoopt ook boten'],
    ['pl', 'Piekarnia sprzedaje również łodzie'],
    ['ru', 'Пекарня также продаёт лодки'],
    ['ar', 'المخبز يبيع أيضا القوارب'],
    ['ja', 'その店は舟も売る'],
    ['zh', '这些面包店卖船'],
  ])('%s: falls with a word that points elsewhere: %s', (language, line) => expect(points(language, line)).toBe(true));

  it.each([
    ['en', 'The banks promise that they will call'],
    ['en', 'The harbour closes this summer'],
    ['en', 'I never liked the first tower'],
    ['de', 'Ich habe das Boot nie gesehen'],
    ['de', 'Der Koch sorgt dafür, dass niemand schläft'],
    ['fr', 'Le port est aussi calme que la lune'],
    ['es', 'El puerto cierra este verano'],
    ['nl', 'De haven sluit deze zomer'],
  ])('%s: stays where its words are its own: %s', (language, line) => expect(points(language, line)).toBe(false));
});
