import type { NoteWords } from '../note-words.ts';
import { audienceReplies } from './audience-replies.ts';
import { concepts, numberWords } from './concepts.ts';
import { both, formats } from './formats.ts';

export const notes: NoteWords = {
  formats,
  numberWords,
  both,
  replies: audienceReplies,
  audiences: {
    developers: {
      names: String.raw`разработчик\p{L}*|программист\p{L}*|айтишник\p{L}*|кодер\p{L}*`,
      frames: [
        'exchange | Что тебя блокирует? | {h}',
        'nobody | Дейли: по две минуты | Я: | {h}',
        'butterfly | Сеньор | «{t}» | Это маленький тикет?',
      ],
    },
    nurses: {
      names: String.raw`медсестр\p{L}*|медсёст\p{L}*|медбрат\p{L}*|акушер\p{L}*|медперсонал\p{L}*`,
      frames: [
        'exchange | Как ночная смена? | {h}',
        'nobody | Перерыв: четыре минуты | Я с холодным кофе: | {h}',
        'butterfly | Я после двенадцати часов | «{t}» | Это перерыв?',
      ],
    },
    teachers: {
      names: String.raw`учител\p{L}*|преподавател\p{L}*|педагог\p{L}*|учительниц\p{L}*`,
      frames: [
        'chat | Вопросы по контрольной? | {h} | По контрольной.',
        'exchange | И почему нет домашки? | {h}',
        'butterfly | Мой класс | «{t}» | Это будет на экзамене?',
      ],
    },
    students: {
      names: String.raw`студент\p{L}*|школьник\p{L}*|ученик\p{L}*|первокурсник\p{L}*`,
      frames: [
        'tempted | Я | Курсовая на завтра | «{t}»',
        'exchange | Как курсовая? | {h}',
        'nobody | Экзамен: через шесть часов | Я: | {h}',
      ],
    },
    parents: {
      names: String.raw`родител\p{L}*|мам(?:ы|ам|очк\p{L}*)?|пап(?:ы|ам)?|отц\p{L}*|матер\p{L}*`,
      frames: [
        'thoughts | Дети спят. | Наконец-то. | {h}',
        'exchange | Наконец вдвоём. О чём говорили? | {h}',
        'butterfly | Я, одна в магазине | «{t}» | Это отпуск?',
      ],
    },
    founders: {
      names: String.raw`основател\p{L}*|стартап\p{L}*|предпринимател\p{L}*|инвестор\p{L}*`,
      frames: [
        'exchange | В чём ваше преимущество? | {h}',
        'butterfly | Я без выручки | «{t}» | Это рост?',
        'proclaim | Я на первом слайде | {h}',
      ],
    },
    gamers: {
      names: String.raw`геймер\p{L}*|игрок\p{L}*|киберспорт\p{L}*`,
      frames: [
        'exchange | Ещё одну катку? | {h}',
        'tempted | Я | Основной квест | «{t}»',
        'butterfly | Я | «{t}» | Это побочный квест?',
      ],
    },
    designers: {
      names: String.raw`дизайнер\p{L}*|иллюстратор\p{L}*|креативщик\p{L}*|художник\p{L}*`,
      frames: [
        'exchange | Можно логотип побольше? | {h}',
        'butterfly | Клиент | «{t}» | Это маленькая правка?',
        'tempted | Я | final_v2 | «{t}»',
      ],
    },
    marketers: {
      names: String.raw`маркетолог\p{L}*|маркетинг\p{L}*|рекламщик\p{L}*|сммщик\p{L}*`,
      frames: [
        'butterfly | Команда бренда | «{t}» | Это вовлечённость?',
        'exchange | А где призыв к действию? | {h}',
        'proclaim | Я на слайде 3 из 84 | {h}',
      ],
    },
    scientists: {
      names: String.raw`учён\p{L}*|исследовател\p{L}*|аспирант\p{L}*|физик\p{L}*|биолог\p{L}*`,
      frames: [
        'exchange | У рецензента одно замечание. | {h}',
        'tempted | Я | Первая глава диссертации | «{t}»',
        'butterfly | Я, n = 3 | «{t}» | Это значимо?',
      ],
    },
    football: {
      names: String.raw`футбол\p{L}*|болельщик\p{L}*`,
      frames: [
        'exchange | Почему судья смотрит в экран? | {h}',
        'panic | 89-я минута | Ведём два мяча | {H}',
        'butterfly | Я с чипсами | «{t}» | Это разминка?',
      ],
    },
    cycling: {
      names: String.raw`велосипедист\p{L}*|велоспорт\p{L}*|велосипед\p{L}*|пелотон\p{L}*`,
      frames: [
        'exchange | Почему встал на подъёме? | {h}',
        'tempted | Я | Велосипед, который есть | «{t}»',
        'butterfly | Я в кофейне | «{t}» | Это тренировка?',
      ],
    },
    office: {
      names: String.raw`офис\p{L}*|коллег\p{L}*|сотрудник\p{L}*|команд\p{L}*`,
      frames: [
        'exchange | Что-то ещё, пока не разошлись? | {h}',
        'nobody | Время: 17:59 | Тот самый коллега: | {h}',
        'backfire | Встреча: «{t}» | Нужна ещё одна | Для неё нужен воркшоп | Для неё нужен воркшоп',
      ],
    },
  },
  concepts: {
    interviews: String.raw`собеседовани\p{L}*|интервью|резюме|расскажи о себе`,
    sleep: String.raw`будильник|подушка|сп(?:ать|ишь|ит|ят)|сон|сна|кроват\p{L}*|ноч\p{L}*|рано вставать`,
    money: String.raw`евро|рубл(?:ь|я|ей)|доллар(?:а|ов)?|цена|цены|стоит|дорого|[€$£]|деньг\p{L}*|денег|счета?|аренд\p{L}*|зарплат\p{L}*|банк\p{L}*|долг\p{L}*|баланс|инвест\p{L}*`,
    bosses: String.raw`начальни\p{L}*|босс\p{L}*|шеф\p{L}*|руководител\p{L}*`,
    family: String.raw`семь\p{L}*|мам\p{L}*|пап\p{L}*|дяд\p{L}*|родител\p{L}*|дет(?:и|ей|ям)|застоль\p{L}*|свадьб\p{L}*`,
    dating: String.raw`свидани\p{L}*|любов\p{L}*|отношени\p{L}*|о нас|вдвоём|ревн\p{L}*`,
    politics: String.raw`политик\p{L}*|выбор(?:ы|ов)|парти\p{L}*|правительств\p{L}*`,
    diets: String.raw`диет\p{L}*|похуд\p{L}*|калори\p{L}*|салат\p{L}*|ед[аыу]|ужин\p{L}*|пельмен\p{L}*|питани\p{L}*`,
    sport: String.raw`спорт\p{L}*|тренировк\p{L}*|матч\p{L}*|футбол\p{L}*|кросс\p{L}*`,
    animals: String.raw`животн\p{L}*|кош\p{L}*|кот\p{L}*|собак\p{L}*|лошад\p{L}*|коров\p{L}*|свинь\p{L}*|овц\p{L}*|рыб\p{L}*|мыш\p{L}*|пч[её]л\p{L}*|шмел\p{L}*|насеком\p{L}*|ос[аы]|бабоч\p{L}*|кролик\p{L}*|лис\p{L}*|медвед\p{L}*|слон\p{L}*|зме[ияй]\p{L}*`,
    alcohol: String.raw`алкогол\p{L}*|пив\p{L}*|вин[оа]|пить|вечеринк\p{L}*|пьян\p{L}*`,
    medicine: String.raw`врач\p{L}*|доктор\p{L}*|больниц\p{L}*|болезн\p{L}*|больн\p{L}*|пациент\p{L}*|здоровь\p{L}*`,
    meetings: String.raw`встреч\p{L}*|совещани\p{L}*|созвон\p{L}*|дейли|воркшоп|письм\p{L}*`,
    ...concepts,
  },
  moods: {
    calm: String.raw`спокойн\p{L}*|мягк\p{L}*|расслабленн\p{L}*`,
    loud: String.raw`громк\p{L}*|зл\p{L}{2,3}|энергичн\p{L}*`,
    dramatic: String.raw`драматичн\p{L}*|шок\p{L}*|эпичн\p{L}*|паник\p{L}*`,
    silly: String.raw`глуп\p{L}*|абсурдн\p{L}*|весёл\p{L}*|смешн\p{L}*`,
    dry: String.raw`сух\p{L}{2,3}|серь[её]зн\p{L}*|ироничн\p{L}*|делов\p{L}*`,
  },
  smallWords: String.raw`(?:мелк\p{L}*|маленьк\p{L}*) (?:текст\p{L}*|буквы|букв\p{L}*|шрифт\p{L}*)|мелко|(?:много|больше) (?:слов|текста)|длинн\p{L}* текст\p{L}*`,
  largeWords: String.raw`(?:крупн\p{L}*|больш\p{L}*) (?:текст|слова|буквы|шрифт)|крупно|мало (?:слов|текста)|коротк\p{L}* текст\p{L}*`,
};
