import type { IconWords } from '../language.ts';

export const icons: IconWords = {
  words: {
    airplane: 'aereo volo',
    bed: 'sonno dormire letto',
    bicycle: 'bicicletta bici',
    book: 'libro libri lettura',
    brain: 'cervello memoria',
    car: 'auto automobile',
    clock: 'orologio',
    coffee: 'caffè caffeina tè',
    coins: 'denaro soldi costo prezzo risparmio',
    drop: 'acqua bere',
    'fork-knife': 'cibo mangiare ristorante cucina',
    heart: 'cuore salute',
    house: 'casa affitto',
    leaf: 'natura pianta piante',
    lightning: 'elettricità energia',
    lock: 'sicurezza',
    moon: 'notte luna',
    sun: 'sole estate',
    thermometer: 'temperatura clima riscaldamento',
    train: 'treno treni ferrovia',
    tree: 'albero alberi bosco',
    users: 'squadra famiglia amici',
  },
};
