import type { Frames } from './frames.ts';

const ru: Frames = {
  told: [
    'chat | Расскажи о себе. | {h} | Счёт, пожалуйста.',
    'chat | О чём думаешь? | {h} | Явно не обо мне.',
    'chat | Есть мнение о статье? | {H} | Это заголовок.',
    'nobody | Никто: | Я на любой вечеринке: | {h}',
    'nobody | Абсолютно никто: | Я в три часа ночи: | {h}',
    'thoughts | Спишь? | Да. | {h}',
    'thoughts | Завтра рано вставать. | Спать. | {h}',
    'proclaim | Я после одной статьи | {h}',
    'proclaim | Дядя на каждом застолье | {h}',
    'scale | Все мои дела на сегодня | {h}',
    'sign | {h} | Живите теперь с этим',
  ],
  trouble: ['calm | {h} | Это норма!', 'calm | {h} | Всё идёт по плану.', 'calm | {h} | Бывает.'],
  fall: ['chart | Надёжный, как швейцарские часы, план | {h}', 'chart | Что было на слайде | {h}'],
  opinion: ['sign | {h} | Вопросов не принимаю', 'sign | {h} | Просто говорю как есть'],
  about: [
    'verdict | Говорить о погоде | «{t}», сорок минут',
    'buttons | Работать | Читать: «{t}» | Я в понедельник',
    'tug | Восемь часов сна | «{t}»: ещё одна статья | Я',
    'levels | «{t}»? Впервые слышу | Прочитать заголовок | Прочитать статью | Поправлять незнакомцев',
    'reality | Ожидание | «{t}», две минуты | Реальность | За окном темно',
    'before-after | 21:00 | «{t}»: одна статья | 3:00 | Все сноски до одной',
    'domino | «{t}»: одна статья | Я у мамы эксперт',
    'fork | Прочитать статью | Сразу иметь мнение | «{t}»',
  ],
  genres: {
    product: ['chat | У тебя уже есть такой. | {h} | Где наши деньги?', 'nobody | Мой баланс: 12 рублей | Я: | {h}'],
    software: ['chat | Есть две минуты? | {h} | Прошло три часа.', 'calm | {h} | У меня всё работает.'],
    science: ['chat | Мусор кто вынесет? | {h} | Значит, я.', 'thoughts | Посуда: грязная. | Счета: лежат. | {h}'],
    sports: ['proclaim | Я, последний кросс в школе | {h}', 'chat | Поговорим о нас? | {h} | О нас двоих.'],
    markets: ['chat | Мои деньги в безопасности? | {h} | Спрошу у других.', 'calm | {h} | Я инвестирую надолго.'],
    politics: ['chat | За столом без политики. | {h} | Началось.', 'proclaim | Дядя на каждом застолье | {h}'],
    screen: ['chat | Одна серия и спать. | {h} | Уже четыре утра.', 'tug | Свежий воздух | «{t}» | Мои выходные'],
    food: ['chat | Что на ужин? | {h} | Значит, пельмени.', 'reality | Рецепт | «{t}» | Моя кухня | Пельмени'],
    paperwork: ['levels | Игнорировать «{t}» | Прочитать первую строку | Перечитать её | Позвонить маме'],
    business: ['chat | Хватило бы письма? | {h} | Хватило бы.', 'nobody | Шеф: Вопросы есть? | Я в 17:59: | {h}'],
  },
};

const pl: Frames = {
  told: [
    'chat | Opowiedz coś o sobie. | {h} | Poproszę rachunek.',
    'chat | O czym myślisz? | {h} | A ja, że o mnie.',
    'chat | Artykuł przeczytany? | {H} | To jest tytuł.',
    'nobody | Nikt: | Ja na każdej imprezie: | {h}',
    'nobody | Absolutnie nikt: | Ja o trzeciej w nocy: | {h}',
    'thoughts | Śpisz? | Tak. | {h}',
    'thoughts | Jutro wcześnie wstaję. | Śpimy. | {h}',
    'proclaim | Ja po jednym artykule | {h}',
    'proclaim | Wujek na każdym weselu | {h}',
    'scale | Wszystko, co mam dziś zrobić | {h}',
    'sign | {h} | Nie znam się, to się wypowiem',
  ],
  trouble: ['calm | {h} | Jakoś to będzie.', 'calm | {h} | Na spokojnie.', 'calm | {h} | Pomyślimy w poniedziałek.'],
  fall: ['chart | Plan pięcioletni | {h}', 'chart | Co było na slajdzie | {h}'],
  opinion: ['sign | {h} | Pytań nie przyjmuję', 'sign | {h} | Tylko mówię'],
  about: [
    'verdict | Rozmowa o pogodzie | Czterdzieści minut o „{t}”',
    'buttons | Pracować | Czytać: „{t}” | Ja w poniedziałek',
    'tug | Osiem godzin snu | „{t}”: jeszcze jeden artykuł | Ja',
    'levels | „{t}”? Nie znam | Przeczytać tytuł | Przeczytać artykuł | Poprawiać obcych',
    'reality | Oczekiwania | „{t}”: dwie minuty | Rzeczywistość | Na dworze jest ciemno',
    'before-after | 21:00 | „{t}”: tylko jeden artykuł | 3:00 | Wszystkie przypisy',
    'domino | „{t}”: jeden artykuł | Cała moja osobowość',
    'fork | Przeczytać artykuł | Od razu mieć zdanie | „{t}”',
  ],
  genres: {
    product: [
      'chat | Przecież już taki masz. | {h} | Gdzie nasze pieniądze?',
      'nobody | Saldo: 12 złotych | Ja: | {h}',
    ],
    software: ['chat | Masz dwie minuty? | {h} | Minęły trzy godziny.', 'calm | {h} | U mnie działa.'],
    science: [
      'chat | Śmieci wyniesione? | {h} | Czyli nie.',
      'thoughts | Naczynia: brudne. | Rachunki: czekają. | {h}',
    ],
    sports: ['proclaim | Ja, ostatni bieg w szkole | {h}', 'chat | Pogadamy o nas? | {h} | O nas dwojgu.'],
    markets: [
      'chat | Moje pieniądze są bezpieczne? | {h} | Spytam gdzie indziej.',
      'calm | {h} | Myślę długoterminowo.',
    ],
    politics: ['chat | Przy stole bez polityki. | {h} | No i proszę.', 'proclaim | Wujek na każdym weselu | {h}'],
    screen: ['chat | Jeden odcinek i spać. | {h} | Jest czwarta rano.', 'tug | Świeże powietrze | „{t}” | Mój weekend'],
    food: [
      'chat | Co na kolację? | {h} | Czyli kanapki.',
      'reality | Przepis | „{t}” | Moja kuchnia | Pizza z dowozem',
    ],
    paperwork: ['levels | „{t}”: ignorować | Przeczytać pierwszą linijkę | Przeczytać jeszcze raz | Zadzwonić do mamy'],
    business: ['chat | Wystarczyłby mail? | {h} | Wystarczyłby.', 'nobody | Szef: Są pytania? | Ja o 16:59: | {h}'],
  },
};

export const slavic = { ru, pl } as const;
