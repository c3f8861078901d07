import type { IconWords } from '../language.ts';

export const icons: IconWords = {
  words: {
    airplane: 'avião voo',
    bed: 'sono dormir cama',
    bicycle: 'bicicleta',
    book: 'livro leitura',
    brain: 'cérebro memória',
    car: 'carro',
    clock: 'relógio hora',
    coffee: 'café cafeína chá',
    coins: 'dinheiro custo preço poupança',
    drop: 'água beber',
    'fork-knife': 'comida comer restaurante cozinha',
    heart: 'coração saúde',
    house: 'casa aluguel',
    leaf: 'natureza planta',
    lightning: 'eletricidade energia',
    lock: 'segurança privacidade',
    moon: 'noite lua',
    sun: 'sol verão',
    thermometer: 'temperatura clima',
    train: 'trem comboio',
    tree: 'árvore floresta',
    users: 'equipe família amigo',
  },
  endings: [
    ['s', ''],
    ['es', ''],
  ],
};
