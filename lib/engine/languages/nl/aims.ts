import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides: 'in op aan bij met zonder van uit onder tussen tegen tijdens na sinds tot door vanaf naast dankzij ondanks',
  fresh: 'nieuwe?|presenteert|lanceert|onthult|komt|test|getest|beste|beter|vergelijk\\p{L}*|wachten|waard',
  fails: 'storing(?:en)?|bugs?|fouten|fout|crasht|kapot|problemen|probleem|repareren|traag',
};
