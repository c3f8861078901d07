import { describe, expect, it } from 'vitest';
import { refuseMemeSource } from '../../../../lib/engine/gate/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const match = (language: string, title: string, text: string) =>
  matchMemes(documentOf({ title, language, url: 'https://quay.example/a' }, paragraph(text)), [], {});

describe('a harmless title over a grave opening', () => {
  it.each([
    [
      'en',
      'A summit of all the coasts begins',
      'The delegates arrive on Monday. Over 17,000 people in 43 regions were killed by storms since the last one. A band plays.',
    ],
    [
      'de',
      'Gipfel der Küsten beginnt',
      'Die Gäste kommen am Montag. Seit dem letzten seien über 17.000 Menschen bei 433 Stürmen und Fluten ums Leben gekommen. Es spielt eine Kapelle.',
    ],
    [
      'en',
      'A quiet morning at the flower market',
      'The stalls opened at seven as always. A bomb went off beside the fountain shortly after nine. The market is closed until further notice.',
    ],
    [
      'en',
      'Everybody loved his pancakes',
      'Tom ran the diner for thirty years. He died of cancer on Sunday. His daughter will keep the pancakes on the menu.',
    ],
    [
      'en',
      'Her last post was a photo of a sunset',
      'The traveller shared it from the pier. Her body was found by fishermen the next morning. Police are investigating.',
    ],
    [
      'de',
      'Ein ruhiger Morgen auf dem Blumenmarkt',
      'Die Stände öffneten um sieben. Kurz nach neun explodierte neben dem Brunnen eine Bombe. Der Markt bleibt geschlossen.',
    ],
    [
      'de',
      'Geschichte',
      'Unser Onkel spielte auf allen Festen Akkordeon. Erst spät erfuhren wir, dass er acht Jahre in KZ’s verbracht hatte. Er sprach nie davon.',
    ],
    [
      'fr',
      'Une valse pour mon oncle',
      "Il jouait à toutes les fêtes du quartier. À vingt ans, il avait passé deux hivers dans un camp de concentration. Il n'en parlait jamais.",
    ],
    [
      'de',
      'Seine Pfannkuchen liebten alle',
      'Tom führte das Lokal dreißig Jahre. Am Sonntag ist er an Krebs gestorben. Die Tochter macht weiter.',
    ],
    [
      'de',
      'Ihr letztes Foto war ein Sonnenuntergang',
      'Sie teilte es vom Steg aus. Am nächsten Morgen fanden Fischer ihre Leiche. Die Polizei ermittelt.',
    ],
    [
      'fr',
      'Un matin calme au marché aux fleurs',
      'Les étals ont ouvert à sept heures. Une bombe a explosé près de la fontaine peu après neuf heures. Le marché reste fermé.',
    ],
    [
      'fr',
      'Tout le monde aimait ses crêpes',
      'Tom tenait le café depuis trente ans. Il est mort d’un cancer dimanche. Sa fille continue.',
    ],
    [
      'fr',
      'Sa dernière photo était un coucher de soleil',
      'Elle l’a partagée depuis la jetée. Des pêcheurs ont retrouvé son corps le lendemain. La police enquête.',
    ],
    [
      'es',
      'Una mañana tranquila en el mercado de flores',
      'Los puestos abrieron a las siete. Una bomba estalló junto a la fuente poco después de las nueve. El mercado sigue cerrado.',
    ],
    ['es', 'Todos querían sus tortitas', 'Tom llevó el bar treinta años. Murió de cáncer el domingo. Su hija seguirá.'],
    [
      'es',
      'Su última foto fue una puesta de sol',
      'La compartió desde el muelle. Unos pescadores hallaron su cuerpo a la mañana siguiente. La policía investiga.',
    ],
    [
      'pt',
      'Uma manhã calma no mercado de flores',
      'As bancas abriram às sete. Uma bomba explodiu ao lado da fonte pouco depois das nove. O mercado continua fechado.',
    ],
    [
      'pt',
      'Todos adoravam as panquecas dele',
      'Tom teve o café por trinta anos. Morreu de câncer no domingo. A filha continua.',
    ],
    [
      'pt',
      'A última foto dela foi um pôr do sol',
      'Ela a publicou do cais. Pescadores encontraram o corpo na manhã seguinte. A polícia investiga.',
    ],
    [
      'it',
      'Una mattina tranquilla al mercato dei fiori',
      'I banchi hanno aperto alle sette. Una bomba è esplosa vicino alla fontana poco dopo le nove. Il mercato resta chiuso.',
    ],
    [
      'it',
      'Tutti amavano le sue crêpe',
      'Tom ha gestito il bar per trent’anni. È morto di cancro domenica. La figlia continua.',
    ],
    [
      'it',
      'La sua ultima foto era un tramonto',
      'L’ha condivisa dal molo. Dei pescatori hanno trovato il suo corpo la mattina dopo. La polizia indaga.',
    ],
    [
      'nl',
      'Een rustige ochtend op de bloemenmarkt',
      'De kramen gingen om zeven uur open. Kort na negen ontplofte een bom naast de fontein. De markt blijft dicht.',
    ],
    [
      'nl',
      'Iedereen hield van zijn pannenkoeken',
      'Tom runde het café dertig jaar. Zondag overleed hij aan kanker. Zijn dochter gaat door.',
    ],
    [
      'nl',
      'Haar laatste foto was een zonsondergang',
      'Ze deelde hem vanaf de pier. Vissers vonden de volgende ochtend haar lichaam. De politie doet onderzoek.',
    ],
    ['ja', '花市場の静かな朝', '店は七時に開いた。九時過ぎ、噴水のそばで爆弾が爆発した。市場は閉鎖されている。'],
    ['ja', 'みんなが愛したパンケーキ', 'トムさんは三十年店を続けた。日曜日にがんで亡くなった。娘が店を継ぐ。'],
    ['ja', '最後の投稿は夕日の写真だった', '彼女は桟橋から投稿した。翌朝、漁師が遺体を発見した。警察が調べている。'],
    ['zh', '花市的宁静早晨', '摊位七点照常开门。九点刚过，一枚炸弹在喷泉旁爆炸。市场仍然关闭。'],
    ['zh', '大家都爱他的煎饼', '汤姆开了三十年餐馆。他周日因癌症去世。女儿会继续经营。'],
    ['zh', '她最后的照片是一张日落', '她在码头上分享了照片。第二天早上渔民发现了她的遗体。警方正在调查。'],
    [
      'ru',
      'Тихое утро на цветочном рынке',
      'Прилавки открылись в семь. Вскоре после девяти у фонтана взорвалась бомба. Рынок закрыт.',
    ],
    ['ru', 'Все любили его блины', 'Том держал кафе тридцать лет. В воскресенье он умер от рака. Дочь продолжит дело.'],
    [
      'ru',
      'Её последнее фото — закат',
      'Она выложила его с причала. Наутро рыбаки нашли её тело. Полиция ведёт расследование.',
    ],
    [
      'ar',
      'صباح هادئ في سوق الزهور',
      'فتحت الأكشاك في السابعة. انفجرت قنبلة بجانب النافورة بعد التاسعة بقليل. السوق مغلق.',
    ],
    ['ar', 'الجميع أحب فطائره', 'أدار توم المقهى ثلاثين عاما. توفي بالسرطان يوم الأحد. ابنته ستواصل.'],
    ['ar', 'آخر صورة لها كانت للغروب', 'نشرتها من الرصيف. عثر الصيادون على جثتها في صباح اليوم التالي. الشرطة تحقق.'],
    [
      'ko',
      '꽃시장의 조용한 아침',
      '가게들은 일곱 시에 문을 열었다. 아홉 시가 지나 분수 옆에서 폭탄이 터졌다. 시장은 문을 닫았다.',
    ],
    ['ko', '모두가 사랑한 그의 팬케이크', '톰은 삼십 년 동안 식당을 했다. 일요일에 암으로 숨졌다. 딸이 이어 간다.'],
    [
      'ko',
      '그녀의 마지막 사진은 노을이었다',
      '부두에서 사진을 올렸다. 다음 날 아침 어부들이 시신을 발견했다. 경찰이 조사 중이다.',
    ],
  ])('is no matter for a joke (%s): %s', (language, title, text) => {
    expect(() => match(language, title, text)).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });
});

describe('words of death for things', () => {
  it.each([
    ['en', 'How we killed our meetings', 'We had nine a week. Now we have two. Nobody misses the others.'],
    ['en', 'The death of the fax machine', 'It outlived three printers. The last one left the office in May.'],
    ['en', 'A bath bomb that smells of rain', 'The soap maker tried forty recipes. The bomb fizzes for two minutes.'],
    ['de', 'Das Fax ist tot', 'Es hat drei Drucker überlebt. Im Mai verließ das letzte das Büro.'],
    [
      'de',
      'Eine Badebombe, die nach Regen riecht',
      'Die Seifenmacherin testete vierzig Rezepte. Die Bombe sprudelt zwei Minuten.',
    ],
    ['de', 'Der Körper der Gitarre ist alte Fichte', 'Das Holz lag in einer Scheune. Es klingt warm.'],
    ['fr', 'Le fax est mort', 'Il a survécu à trois imprimantes. Le dernier a quitté le bureau en mai.'],
    [
      'fr',
      'Une bombe de bain qui sent la pluie',
      'La savonnière a testé quarante recettes. La bombe mousse deux minutes.',
    ],
    ['fr', 'Mort de rire au bureau', 'Les collègues se racontent des blagues. Personne ne travaille le vendredi.'],
    ['es', 'El fax ha muerto', 'Sobrevivió a tres impresoras. El último se fue en mayo.'],
    [
      'es',
      'Una bomba de baño que huele a lluvia',
      'La jabonera probó cuarenta recetas. La bomba burbujea dos minutos.',
    ],
    ['es', 'Muertos de risa en la oficina', 'Los colegas cuentan chistes. Nadie trabaja el viernes.'],
    ['pt', 'O fax morreu', 'Sobreviveu a três impressoras. O último saiu em maio.'],
    [
      'pt',
      'Uma bomba de banho com cheiro de chuva',
      'A saboeira testou quarenta receitas. A bomba borbulha dois minutos.',
    ],
    ['pt', 'Morrendo de rir no escritório', 'Os colegas contam piadas. Ninguém trabalha na sexta.'],
    ['it', 'Il fax è morto', 'È sopravvissuto a tre stampanti. L’ultimo se n’è andato a maggio.'],
    [
      'it',
      'Una bomba da bagno che profuma di pioggia',
      'La saponaia ha provato quaranta ricette. La bomba frizza due minuti.',
    ],
    ['it', 'Morti dal ridere in ufficio', 'I colleghi raccontano barzellette. Nessuno lavora il venerdì.'],
    ['nl', 'De fax is dood', 'Hij overleefde drie printers. De laatste ging in mei weg.'],
    ['nl', 'Een bruisbal die naar regen ruikt', 'De zeepmaker testte veertig recepten. De bal bruist twee minuten.'],
    ['nl', 'Dood van het lachen op kantoor', 'De collega’s vertellen grappen. Niemand werkt op vrijdag.'],
    ['ja', 'ファックスの死', '三台のプリンターより長生きした。最後の一台は五月に去った。'],
    ['ja', '雨の香りの入浴剤', '四十のレシピを試した。二分間泡立つ。'],
    ['ja', '死ぬほど笑った会議', '同僚が冗談を言った。金曜日は誰も働かない。'],
    ['zh', '传真机之死', '它比三台打印机活得久。最后一台五月离开了办公室。'],
    ['zh', '闻起来像雨的浴盐球', '皂匠试了四十种配方。它冒泡两分钟。'],
    ['zh', '办公室里笑死人', '同事们讲笑话。周五没人干活。'],
    ['ru', 'Факс умер', 'Он пережил три принтера. Последний ушёл в мае.'],
    ['ru', 'Бомбочка для ванны с запахом дождя', 'Мыловар испробовала сорок рецептов. Бомбочка шипит две минуты.'],
    ['ru', 'Умираем со смеху в офисе', 'Коллеги рассказывают шутки. В пятницу никто не работает.'],
    ['ar', 'موت الفاكس', 'عاش أطول من ثلاث طابعات. غادر الأخير المكتب في مايو.'],
    ['ar', 'قنبلة حمام برائحة المطر', 'جربت صانعة الصابون أربعين وصفة. تفور القنبلة دقيقتين.'],
    ['ar', 'متنا من الضحك في المكتب', 'الزملاء يروون النكات. لا أحد يعمل يوم الجمعة.'],
    ['ko', '팩스의 죽음', '프린터 세 대보다 오래 살았다. 마지막 한 대가 오월에 떠났다.'],
    ['ko', '비 냄새 나는 입욕제', '비누 장인이 사십 가지를 시험했다. 이 분 동안 거품이 난다.'],
    ['ko', '배꼽 빠지는 회의', '동료들이 농담을 한다. 금요일에는 아무도 일하지 않는다.'],
  ])('refuse nothing (%s): %s', (language, title, text) => {
    expect(match(language, title, text).length).toBeGreaterThan(0);
  });
});

describe('words that only look grave', () => {
  it.each([
    ['de', 'Stammtisch', 'Der nächste Stammtisch findet am Mittwoch im Cafe Hurricane statt.'],
    ['de', 'Homo Brandenburgensis', 'In Brandenburg sitzt man auf der Veranda. Brandenburger reden wenig.'],
    ['de', 'Ein Erdrutschsieg für die Gärtner', 'Die Wahl endete mit einem erdrutschartigen Sieg der Gärtner.'],
    ['de', 'Eine Frau als Bürgermeisterin', 'Meine Mutter gilt als Favoritin, dies sagt auch der Gärtner als Nachbar.'],
    ['nl', 'Mijn moeder als burgemeester', 'Mijn moeder is sterker als ooit, zegt de buurman als eerste.'],
    ['pt', 'A minha mãe e ela', 'A minha mãe disse que ela é a favorita, e ela ganhou.'],
    ['en', 'The Collapse of Neoliberalism', 'The idea was popular once. Now a new one is.'],
    ['en', 'Coal sells less', 'Coal has been in a slow-motion death spiral over the past ten years.'],
    [
      'en',
      'A debate about debates',
      'Those explanations are the most tortured I have ever read, said with the passion of a dead fish.',
    ],
    ['de', 'Um die Welt gesegelt', 'Sie segelte über den Atlantik nach Fidschi, Australien und Südafrika.'],
    ['fr', 'Un harpiste au marché', 'Le harpiste attend, les autres tuent le temps en partageant le pain.'],
  ])('%s “%s” may be joked about', (language, title, text) => {
    expect(() => refuseMemeSource(documentOf({ title, language }, paragraph(text)))).not.toThrow();
  });

  it('in Japanese no insult is found inside a longer word', () => {
    const text = '「Apple TV」は新しいサブスクリプションで提供される。カスタム機能もある。';
    expect(() => refuseMemeSource(documentOf({ title: 'ニュース', language: 'ja' }, paragraph(text)))).not.toThrow();
  });

  it.each([
    ['de', 'Nach dem Brand', 'Bei einem Wohnungsbrand starben zwei Menschen.'],
    ['en', 'The Collapse of the Bridge', 'Four people died when the bridge fell.'],
    [
      'en',
      'Letters: the old mill and the quarry road',
      `The study leaves out the massacre of 1904, a reader writes. ${'The quarry road will be closed for a year. '.repeat(60)}`,
    ],
    ['ja', 'ニュース', '「田中さん」はブスだ、とみんなが言う。'],
  ])('%s “%s” still may not', (language, title, text) => {
    expect(() => refuseMemeSource(documentOf({ title, language }, paragraph(text)))).toThrow();
  });
});
