import { describe, expect, it } from 'vitest';
import { assessHarm, mentionsGravity } from '../../../../lib/engine/gate/index.ts';

describe('somebody missed at what was shared', () => {
  it.each([
    ['en', 'It’s been five weeks and I still put her tablets out with mine in the morning'],
    ['en', 'It’s been two years and I still set the table for two'],
    ['de', 'Fünf Wochen her, und ich lege morgens immer noch ihre Tabletten neben meine'],
    ['fr', 'Cela fait cinq semaines que je sors toujours ses comprimés avec les miens'],
    ['es', 'Han pasado cinco semanas y todavía saco sus pastillas con las mías'],
    ['it', 'Sono passate cinque settimane e preparo ancora le sue pastiglie'],
    ['pt', 'Já faz cinco semanas e ainda separo os comprimidos dela'],
    ['nl', 'Het is vijf weken geleden en ik leg nog steeds haar pillen klaar'],
    ['pl', 'Minęło pięć tygodni, a ja nadal wykładam jej tabletki'],
    ['ru', 'Прошло пять недель, а я всё ещё кладу её таблетки'],
    ['ja', '五週間経っても、まだ朝は妻の薬を並べてしまう'],
    ['zh', '五个星期了，我还是会把她的药拿出来'],
    ['ko', '다섯 주가 지났는데 아직도 아내의 약을 꺼내 놓는다'],
    ['ar', 'مرت خمسة أسابيع وما زلت أضع دواءها مع دوائي'],
  ])('is grave (%s): %s', (language, text) => expect(mentionsGravity(text, language)).toBe(true));

  it.each([
    ['en', 'It’s been five weeks and I still put my tablets in the wrong drawer'],
    ['en', 'It’s been six months and my flatmate still leaves his plate in the sink'],
    ['en', 'It’s been two years and I still don’t know her name'],
    ['de', 'Fünf Wochen her, und ich lege meine Tabletten immer noch in die falsche Schublade'],
    ['fr', 'Cela fait cinq semaines que je cherche toujours mes comprimés'],
    ['es', 'Han pasado cinco semanas y todavía no sé su nombre'],
    ['it', 'Sono passate cinque settimane e cerco ancora le mie chiavi'],
    ['pt', 'Já faz cinco semanas e ainda procuro as minhas chaves'],
    ['nl', 'Het is vijf weken geleden en ik zoek nog steeds mijn pillen'],
    ['pl', 'Minęło pięć tygodni, a ja nadal szukam swoich kluczy'],
    ['ru', 'Прошло пять недель, а я всё ещё ищу свои таблетки'],
    ['ja', '五週間経っても、まだ荷物が来ない'],
    ['zh', '五个星期了，我还是没有收到包裹'],
    ['ko', '다섯 주가 지났는데 아직도 내 약을 못 찾았다'],
    ['ar', 'مرت خمسة أسابيع وما زلت أبحث عن مفاتيحي'],
  ])('is not a drawer or a name (%s): %s', (language, text) => expect(mentionsGravity(text, language)).toBe(false));
});

describe('attacks on whom others hate', () => {
  it.each([
    ['en', 'An Insider’s View of the Legislature’s Attacks on Trans Rep. Mara Lund'],
    ['de', 'Die Angriffe auf die trans Abgeordnete Mara Lund'],
    ['fr', 'Les attaques contre la députée trans Mara Lund'],
    ['es', 'Los ataques contra la diputada trans Mara Lund'],
    ['it', 'Gli attacchi contro la deputata trans Mara Lund'],
    ['pt', 'Os ataques contra a deputada trans Mara Lund'],
    ['nl', 'De aanvallen op het trans Kamerlid Mara Lund'],
    ['pl', 'Ataki na transpłciową posłankę Marę Lund'],
    ['ru', 'Нападки на трансгендерную депутатку Мару Лунд'],
    ['ja', 'トランスジェンダー議員への攻撃'],
    ['zh', '攻击一名跨性别议员'],
    ['ko', '트랜스젠더 의원에 대한 공격'],
    ['ar', 'الهجمات على المتحولين في البرلمان'],
  ])('are grave (%s): %s', (language, text) => expect(mentionsGravity(text, language)).toBe(true));

  it.each([
    ['en', 'The minister attacks on three fronts in the budget debate'],
    ['en', 'Trans Rep. Mara Lund opens the harbour fair'],
    ['de', 'Der Läufer setzt zum Angriff auf die Spitze an'],
    ['fr', 'Les attaques contre le budget se multiplient'],
    ['es', 'La diputada trans Mara Lund abre la feria'],
    ['nl', 'De aanval op de titel begint'],
  ])('are not (%s): %s', (language, text) => expect(mentionsGravity(text, language)).toBe(false));
});

describe('one whom all avoid', () => {
  it.each([
    ['en', 'On Friday everyone changes tables as soon as Nora puts her tray down'],
    ['en', 'Whoever still sits with her is next.'],
    ['de', 'Am Freitag wechseln alle den Tisch. Wer bei ihr sitzen bleibt, ist der Nächste'],
    ['fr', 'Vendredi tout le monde se lève et change de table dès que Nora pose son plateau'],
    ['fr', 'Celui qui reste assis avec elle, c’est le prochain.'],
    ['es', 'Quien se siente con ella es el siguiente'],
    ['it', 'Chi si siede con lei è il prossimo'],
    ['pt', 'Quem ficar com ela é o próximo'],
    ['nl', 'Wie bij haar zit, is de volgende'],
    ['pl', 'Kto z nią usiądzie, będzie następny'],
    ['ru', 'Кто с ней сядет, тот следующий'],
    ['ja', 'あの子と一緒に座ったやつが次だ'],
    ['zh', '谁跟她坐谁就是下一个'],
    ['ko', '걔랑 같이 앉는 애가 다음이야'],
    ['ar', 'من يجلس معها هو التالي'],
  ])('is harassed (%s): %s', (language, text) => expect(assessHarm([text], language)?.kind).toBe('harassment'));

  it.each([
    ['en', 'Whoever sits with her is next to the window'],
    ['en', 'Whoever sits with him is next in line for cake'],
    ['en', 'Everyone stands up as soon as Nora plays the anthem'],
    ['de', 'Wer bei ihr sitzt, ist der nächste Nachbar'],
    ['fr', 'Celui qui reste assis avec elle a le meilleur gâteau'],
    ['fr', 'Tout le monde se lève dès que Nora chante'],
    ['es', 'Quien se siente con ella ve el mar'],
    ['it', 'Chi si siede con lei vede il mare'],
    ['pt', 'Quem ficar com ela vê o mar'],
    ['nl', 'Wie bij haar zit, ziet de zee'],
    ['pl', 'Kto z nią usiądzie, zobaczy morze'],
    ['ru', 'Кто с ней сядет, увидит море'],
    ['ja', 'あの子と一緒に座ったやつは海が見える'],
    ['zh', '谁跟她坐谁能看见海'],
    ['ko', '걔랑 같이 앉는 애가 바다를 본다'],
    ['ar', 'من يجلس معها يرى البحر'],
  ])('is not where nobody is threatened (%s): %s', (language, text) =>
    expect(assessHarm([text], language)).toBeUndefined(),
  );
});

describe('a child that asks the living', () => {
  it.each([
    ['en', 'Kid: Mum, when did you die? Me: I’m still alive. Kid: No, when you were little'],
    ['de', 'Tochter: Mama, wann bist du gestorben? Ich: Ich lebe doch noch. Tochter: Nee, wie du klein warst'],
    ['fr', 'Maman, pourquoi tu es morte ? Moi : je suis encore vivante'],
    ['es', 'Mamá, ¿cuándo te moriste? Yo: estoy viva'],
    ['it', 'Mamma, quando sei morta? Io: sono ancora viva'],
    ['pt', 'Mãe, quando é que você morreu? Eu: estou viva'],
    ['nl', 'Mama, wanneer ben je gestorven? Ik: ik leef nog'],
    ['pl', 'Mamo, kiedy umarłaś? Ja: przecież żyję'],
    ['ru', 'Мама, когда ты умерла? Я: я ещё жива'],
    ['ja', 'ママ、いつ死んだの？私「まだ生きてるよ」'],
    ['zh', '妈妈，你什么时候死的？我：我还活着'],
    ['ko', '엄마, 언제 죽었어? 나: 아직 살아 있어'],
  ])('is no death (%s): %s', (language, text) => expect(mentionsGravity(text, language)).toBe(false));

  it.each([
    ['de', 'Mama, warum bist du gestorben? Du fehlst mir'],
    ['fr', 'Maman, pourquoi tu es morte ? Tu me manques'],
    ['it', 'Mamma, perché sei morta? Mi manchi'],
    ['nl', 'Mama, waarom ben je gestorven? Ik mis je'],
    ['ru', 'Мама, почему ты умерла? Я скучаю'],
  ])('is one where nobody replies (%s): %s', (language, text) => expect(mentionsGravity(text, language)).toBe(true));
});
