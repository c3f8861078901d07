import type { Block, Metadata, SourceDocument } from '../../../../lib/engine/document.ts';

export const heading = (text: string, level = 2): Block => ({ type: 'heading', level, text });
export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const quote = (text: string): Block => ({ type: 'quote', text });
export const list = (items: readonly string[], ordered = false): Block => ({
  type: 'list',
  ordered,
  items: items.map((text) => ({ text, level: 0 })),
});
export const table = (header: readonly string[], rows: readonly (readonly string[])[], caption?: string): Block => ({
  type: 'table',
  header: [...header],
  rows: rows.map((row) => [...row]),
  ...(caption ? { caption } : {}),
});
/** Items as "text", with two spaces a level before it. */
export const nest = (...lines: readonly string[]): Block => ({
  type: 'list',
  ordered: false,
  items: lines.map((line) => ({ text: line.trim(), level: line.search(/\S/) / 2 })),
});
export const documentOf = (metadata: Metadata, ...blocks: readonly Block[]): SourceDocument => ({
  metadata,
  blocks: [...blocks],
});

/** One short piece of news in each language the briefing knows. */
export const news: Readonly<Record<string, SourceDocument>> = {
  en: documentOf(
    {
      title: 'Harbour turns into a park',
      language: 'en',
      site: 'The Quay Post',
      author: 'Ada Lund',
      date: '2026-05-03',
      url: 'https://www.quaypost.example/park',
    },
    paragraph(
      'The city council voted on Monday to turn the old harbour into a public park with open-air baths. However, the fish market will stay where it is.',
    ),
    paragraph(
      'Engineers say the harbour walls can carry the new baths, which will be heated by waste heat from a data centre. The park covers 16,000 square metres of unused quays.',
    ),
    paragraph(
      'Neighbours of the harbour welcomed the park but asked the council for quiet hours at night. It was a long evening. What will happen to the boats?',
    ),
    paragraph(
      'Subscribe to our newsletter for more stories. The council plans to open the first bath in the summer of next year.',
    ),
  ),
  de: documentOf(
    { title: 'Aus dem Hafen wird ein Park', language: 'de' },
    paragraph(
      'Der Stadtrat hat am Montag beschlossen, den alten Hafen in einen öffentlichen Park mit Freibädern zu verwandeln. Der Fischmarkt bleibt allerdings an seinem Platz.',
    ),
    paragraph(
      'Die Hafenmauern tragen die neuen Bäder nach Angaben der Ingenieure ohne Umbau. Die Bäder werden mit der Abwärme eines Rechenzentrums geheizt, weil das billiger ist.',
    ),
    paragraph(
      'Die Anwohner des Hafens begrüßten den Park, wünschen sich aber nachts Ruhe. Das erste Bad öffnet im Sommer des nächsten Jahres.',
    ),
  ),
  fr: documentOf(
    { title: 'Le port devient un parc', language: 'fr' },
    paragraph(
      "Le conseil municipal a voté lundi la transformation de l'ancien port en parc public avec des bains en plein air. Cependant, le marché aux poissons reste à sa place.",
    ),
    paragraph(
      "Les murs du port peuvent porter les nouveaux bains, selon les ingénieurs. Les bains seront chauffés par la chaleur d'un centre de données, qui se trouve à côté.",
    ),
    paragraph(
      'Les riverains du port saluent le projet de parc et demandent du calme pendant la nuit. Le premier bain ouvrira au cours de l’été prochain.',
    ),
  ),
  es: documentOf(
    { title: 'El puerto se convierte en parque', language: 'es' },
    paragraph(
      'El ayuntamiento votó el lunes la transformación del antiguo puerto en un parque público con baños al aire libre. Sin embargo, el mercado de pescado seguirá en su sitio.',
    ),
    paragraph(
      'Los muros del puerto pueden soportar los nuevos baños, según los ingenieros. Los baños se calentarán con el calor de un centro de datos, que está al lado.',
    ),
    paragraph(
      'Los vecinos del puerto celebran el parque y piden silencio durante la noche. El primer baño abrirá en el verano del próximo año.',
    ),
  ),
  pt: documentOf(
    { title: 'O porto vira um parque', language: 'pt' },
    paragraph(
      'A câmara municipal votou na segunda-feira a transformação do antigo porto em um parque público com banhos ao ar livre. No entanto, o mercado de peixe continua no mesmo lugar.',
    ),
    paragraph(
      'Os muros do porto suportam os novos banhos, segundo os engenheiros. Os banhos serão aquecidos pelo calor de um centro de dados, que fica ao lado.',
    ),
    paragraph(
      'Os moradores do porto celebram o parque e pedem silêncio durante a noite. O primeiro banho abre no verão do próximo ano.',
    ),
  ),
  it: documentOf(
    { title: 'Il porto diventa un parco', language: 'it' },
    paragraph(
      "Il consiglio comunale ha votato lunedì la trasformazione del vecchio porto in un parco pubblico con bagni all'aperto. Tuttavia, il mercato del pesce resta al suo posto.",
    ),
    paragraph(
      'I muri del porto possono reggere i nuovi bagni, secondo gli ingegneri. I bagni saranno riscaldati dal calore di un centro dati, che si trova accanto.',
    ),
    paragraph(
      'Gli abitanti del porto salutano il parco e chiedono silenzio durante la notte. Il primo bagno apre nella prossima estate.',
    ),
  ),
  nl: documentOf(
    { title: 'De haven wordt een park', language: 'nl' },
    paragraph(
      'De gemeenteraad stemde maandag voor de ombouw van de oude haven tot een openbaar park met buitenbaden. De vismarkt blijft op dezelfde plek.',
    ),
    paragraph(
      'De kademuren kunnen de nieuwe baden dragen, volgens de ingenieurs. De baden worden verwarmd met restwarmte van een datacentrum, omdat dat goedkoper is.',
    ),
    paragraph(
      'Bewoners van de haven zijn blij met het park en vragen om stilte in de nacht. Het eerste bad opent in de zomer van volgend jaar.',
    ),
  ),
  ja: documentOf(
    { title: '港が公園になる', language: 'ja' },
    paragraph('市議会は月曜日、古い港を屋外プールのある公園に変える計画を可決した。しかし、魚市場は今の場所に残る。'),
    paragraph(
      '港の壁は新しいプールを支えることができると技術者は説明した。プールはデータセンターの排熱で温められる予定だ。',
    ),
    paragraph('港の住民は公園の計画を歓迎し、夜間の静けさを求めた。最初のプールは来年の夏に開業する見通しだ。'),
  ),
  zh: documentOf(
    { title: '旧港口将变成公园', language: 'zh' },
    paragraph('市议会周一投票决定把旧港口改造成带有露天泳池的公共公园。不过，鱼市场将留在原地。'),
    paragraph('工程师表示，港口的墙体可以承受新的泳池。泳池将由附近数据中心的余热供暖，冬天也会开放。'),
    paragraph('港口附近的居民欢迎公园计划，希望夜间保持安静。第一个泳池将于明年夏天开放。'),
  ),
  ar: documentOf(
    { title: 'الميناء يتحول إلى حديقة', language: 'ar' },
    paragraph(
      'صوت مجلس المدينة يوم الاثنين على تحويل الميناء القديم إلى حديقة عامة فيها مسابح مفتوحة. ومع ذلك، يبقى سوق السمك في مكانه.',
    ),
    paragraph(
      'تستطيع جدران الميناء حمل المسابح الجديدة بحسب المهندسين. تسخن المسابح بحرارة مركز بيانات قريب من الميناء.',
    ),
    paragraph('رحب سكان الميناء بالحديقة وطلبوا الهدوء في الليل. يفتح المسبح الأول في صيف العام المقبل.'),
  ),
};

/** The same in languages that only the briefing has words of. */
export const briefedNews: typeof news = {
  ru: documentOf(
    { title: 'Порт превращается в парк', language: 'ru' },
    paragraph(
      'Городской совет в понедельник проголосовал за превращение старого порта в общественный парк с открытыми бассейнами. Однако рыбный рынок остаётся на прежнем месте.',
    ),
    paragraph(
      'Стены порта могут выдержать новые бассейны, по оценке инженеров. Бассейны будут обогреваться теплом центра обработки данных, потому что это дешевле.',
    ),
    paragraph(
      'Жители порта приветствуют парк и просят тишины в ночное время. Первый бассейн откроется летом следующего года.',
    ),
  ),
  ko: documentOf(
    { title: '항구가 공원으로 바뀐다', language: 'ko' },
    paragraph(
      '시의회는 월요일 오래된 항구를 야외 수영장이 있는 공원으로 바꾸는 계획을 의결했다. 하지만 수산시장은 지금 자리에 남는다.',
    ),
    paragraph(
      '항구의 벽은 새 수영장을 지탱할 수 있다고 기술자들은 설명했다. 수영장은 데이터센터의 남는 열로 데워질 예정이다.',
    ),
    paragraph('항구 주민들은 공원 계획을 반기며 밤에는 조용하기를 바란다. 첫 수영장은 내년 여름에 문을 연다.'),
  ),
};
