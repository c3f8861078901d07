import type { Phrases } from './phrases.ts';

/** Russian and Polish. */
export const slavic = {
  ru: {
    expectation: 'Ожидание',
    reality: 'Реальность',
    before: 'Раньше',
    now: 'Сейчас',
    regret: 'Лучше бы не спрашивать.',
    starter: 'Стартовый набор: {}',
    everyone: 'Все сейчас:',
    me: 'Я',
    lastStep: 'Заплатить мастеру',
  },
  pl: {
    expectation: 'Oczekiwania',
    reality: 'Rzeczywistość',
    before: 'Kiedyś',
    now: 'Dziś',
    regret: 'Po co było pytać.',
    starter: 'Zestaw startowy: {}',
    everyone: 'Wszyscy teraz:',
    me: 'Ja',
    lastStep: 'Zapłacić fachowcowi',
  },
} as const satisfies Record<string, Phrases>;
