import type { GenreFrames, GenreSigns } from '../joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Никто: | Мой папа за завтраком: | {h}',
    'thoughts | Бельё: на улице. | Окна: открыты. | {h}',
    'proclaim | Я, с одним зонтом: | {h}',
  ],
  price: [
    'nobody | На счёте: 12 рублей | Я: | {h}',
    'thoughts | Нужно: нет. | Экономия: большая. | {h}',
    'reality | Что я сказал дома | «Почти даром» | Сколько стоит | {n}',
  ],
  review: [
    'nobody | Все: доброе утро | Я, после девяти обзоров: | {h}',
    'thoughts | Мой ещё работает. | Ему всего два года. | {h}',
    'proclaim | Я, продавцу: | {h}',
  ],
  release: [
    'nobody | Мой ноутбук, посреди доклада: | Перезагрузить? | {h}',
    'thoughts | Сейчас работает. | Никто не трогает. | {h}',
    'proclaim | Я, отстав на две версии: | {h}',
  ],
  deploy: [
    'nobody | Пятница, 16:58 | Я: | {h}',
    'thoughts | Сегодня пятница. | Тесты были зелёные. | {h}',
    'proclaim | Я, с рукой на откате: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: String.raw`погод\p{L}*|прогноз|дожд\p{L}*|снег\p{L}*|мороз\p{L}*|солнечно|жар[аыу]|гроз\p{L}*|температур\p{L}*|градус\p{L}*|зонт\p{L}*`,
  price: String.raw`цен[аыуе]?|дешев\p{L}*|скидк\p{L}*|распродаж\p{L}*|акци[яию]|выгодн\p{L}*|купон\p{L}*|экономи\p{L}*`,
  review: String.raw`обзор\p{L}*|тест|протестировал\p{L}*|вердикт|оценка|плюсы|минусы|недостатки`,
  release: String.raw`новая версия|верси\p{L}*|релиз\p{L}*|обновлени\p{L}*|вышл[аои]|вышел|доступн\p{L}*|бета`,
  deploy: String.raw`деплой\p{L}*|развёртывани\p{L}*|в продакшен\p{L}*|откат\p{L}*|хотфикс\p{L}*|пайплайн\p{L}*|kubernetes`,
};
