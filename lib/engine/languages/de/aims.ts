import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides:
    'in im ins an am ans auf aufs aus bei beim mit ohne von vom nach vor während gegen durch zwischen unter seit wegen trotz dank laut neben statt hinter per',
  genitives: 'der des eines einer',
  fresh:
    'neue[ersn]?|vorgestellt|stellt|präsentiert|kommt|erscheint|startet|warten|lohnt|test|getestet|vergleich|besser|besten?|update|release|preis',
  fails:
    'fehler|bugs?|absturz|abstürze|stürzt|ausfall|ausgefallen|lahm|reparier\\p{L}*|probleme?|defekt|gestört|störung',
};
