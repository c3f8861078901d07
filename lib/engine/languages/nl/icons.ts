import type { IconWords } from '../language.ts';

export const icons: IconWords = {
  words: {
    airplane: 'vliegtuig vlucht',
    bed: 'slaap slapen',
    bicycle: 'fiets fietsen',
    book: 'boek boeken lezen',
    brain: 'brein hersenen geheugen',
    car: 'auto',
    clock: 'klok tijd',
    coffee: 'koffie cafeïne thee',
    coins: 'geld kosten prijs',
    drop: 'water drinken',
    'fork-knife': 'eten maaltijd restaurant koken',
    heart: 'hart gezondheid',
    house: 'huis woning huur',
    leaf: 'natuur plant planten',
    lightning: 'stroom energie elektriciteit',
    lock: 'veiligheid privacy',
    moon: 'nacht maan',
    sun: 'zon zomer',
    thermometer: 'temperatuur klimaat verwarming',
    train: 'trein spoor',
    tree: 'boom bomen bos',
    users: 'gezin familie vrienden',
  },
  endings: [
    ['s', ''],
    ['en', ''],
  ],
};
