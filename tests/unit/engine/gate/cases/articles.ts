/** An article's opening, as the gate reads it: title, then text. */
export type Article = readonly [title: string, text: string];
export type ArticlesByLanguage = Readonly<Record<string, readonly Article[]>>;

/**
 * Articles on health, climate, economics, law and science, which touch on death, illness, war or disaster as facts: serious,
 * not grave.
 */
export const seriousArticles: ArticlesByLanguage = {
  en: [
    [
      'Walnuts and children: what the new advice on nut allergies says',
      'Parents were long told to keep nuts away from babies. Now doctors recommend the opposite. In a trial of 600 infants, early nibbles cut the number of allergies by four fifths. A severe reaction can be fatal, and about 20 people die of one each year, so anyone with eczema should be tested first. Symptoms include swelling and trouble breathing; an injection of adrenaline stops it.',
    ],
    [
      'High blood pressure is silent, common and easy to treat',
      'One adult in three has high blood pressure, and half of them do not know. It is the leading cause of strokes and heart attacks, and a major risk for kidney failure. People with diabetes are twice as likely to have it. Cutting salt to five grams a day lowers the risk of death by a sixth, a review of 40 studies found. Patients with mild hypertension may not need drugs at all.',
    ],
    [
      'Heat, drought and fire: Europe’s summers to 2050',
      'Average temperatures on the continent have risen by 2.3 degrees since 1900. Droughts are twice as likely as in 1960, and the area burnt by wildfires each year could double, according to a model of 11 countries. Heatwaves already cause some 60,000 deaths a year, mostly among people over 75. Cities that plant trees and paint roofs white can halve that number. Floods and landslides follow when dry soil meets heavy rain.',
    ],
    [
      'Why bread costs more: the long tail of a war',
      'Before the invasion the two countries sold a quarter of the world’s wheat. Exports fell by a third in the first year of the war, and prices rose by 40 per cent. Importers in North Africa were hit hardest. Subsidies kept loaves cheap but emptied budgets. Growth in the region will be half a point lower until 2027, economists expect.',
    ],
    [
      'Fewer people die on roads, and small changes did it',
      'Road deaths have fallen by 36 per cent in ten years. Speed limits of 30 in towns cut the rate of fatal accidents by a quarter. Seat belts prevent half of all deaths among drivers. Cyclists are still at risk at crossings: two thirds of those killed were hit by a vehicle that turned. Better mirrors cost 80 euros each.',
    ],
    [
      'Breast cancer screening: who should go, and how often',
      'Screening every two years finds cancers early, when treatment works best. Of 1,000 women who take part for 20 years, about seven fewer die of breast cancer. Ten are treated for a tumour that would never have harmed them. Guidelines recommend it from 50 to 69; women with a family history may start at 40.',
    ],
    [
      'Antibiotic resistance, explained with a kitchen sponge',
      'Bacteria learn. Each time antibiotics are used some survive, and those multiply. Resistant infections already kill more than a million people a year, researchers found, and could cause ten times as many deaths by 2050. Doctors prescribe less now: use has fallen by a fifth. You can help by finishing the course and washing your hands.',
    ],
    [
      'Depression at work: what managers can do',
      'One employee in six will have depression or anxiety in any year. Sick leave costs firms 1,300 euros a person. People with depression often hide it, since they fear for their jobs. Flexible hours, clear goals and a named contact lower absence by a third. Talking about suicide does not raise the risk, studies show; ask, listen and refer.',
    ],
    [
      'How insurers price a hurricane',
      'A hurricane’s cost is a sum: how many houses, how strong, how insured. Models run 50,000 possible years. After two storms destroyed thousands of homes in 2024, premiums on the coast rose by 28 per cent. Reinsurers cover the peaks. Stronger roofs cut losses in half, and cost less than one claim.',
    ],
    [
      'Court rules that firms must count their supply chain’s emissions',
      'The supreme court sided with three towns that had sued an oil company. The verdict obliges it to report emissions of its customers. Judges cited studies on heat deaths and crop failures. The company said it would appeal. Lawyers expect a wave of similar lawsuits, and investors asked for data within a year.',
    ],
  ],
  de: [
    [
      'Impfung gegen Gürtelrose: Für wen sie sich lohnt',
      'Jeder Dritte erkrankt im Laufe des Lebens an Gürtelrose. Das Risiko steigt ab 60 Jahren. Eine Studie mit 15.000 Teilnehmern zeigt: Die Impfung senkt es um 90 Prozent. Todesfälle sind selten, Nervenschmerzen dagegen häufig. Menschen mit Krebs oder Diabetes wird sie schon ab 50 empfohlen.',
    ],
    [
      'Wie Städte sich auf Hochwasser vorbereiten',
      'Starkregen wird durch den Klimawandel häufiger. Nach den Überschwemmungen von 2021, bei denen viele Menschen starben, prüfen Städte ihre Pläne. Rückhaltebecken senken den Pegel um bis zu 40 Zentimeter. Jeder Euro Vorsorge spart laut einer Studie vier Euro Schaden. Warn-Apps erreichen inzwischen 70 Prozent der Haushalte.',
    ],
    [
      'Was der Krieg mit den Gaspreisen macht',
      'Seit Beginn des Krieges hat sich der Gaspreis verdoppelt. Die Inflation stieg auf acht Prozent, das Wachstum halbierte sich. Firmen sparten ein Fünftel ihres Verbrauchs. Ökonomen erwarten, dass die Preise bis 2027 auf dem Niveau bleiben. Haushalte mit kleinem Einkommen trifft es am stärksten.',
    ],
  ],
  fr: [
    [
      'Cancer du côlon : un test simple à faire chez soi',
      'Le dépistage tous les deux ans réduit la mortalité de 16 %. Ce cancer cause 17 000 décès par an, mais il est guéri neuf fois sur dix s’il est détecté tôt. Un tiers seulement des personnes concernées font le test. Il est gratuit de 50 à 74 ans. Une étude montre que l’envoi du kit double la participation.',
    ],
    [
      'Canicules : comment les villes s’adaptent',
      'La température moyenne a augmenté de 1,7 degré depuis 1900. Les canicules causent environ 5 000 décès par an, selon les statistiques de santé publique. Arbres et toits clairs réduisent le risque. Les incendies de forêt pourraient doubler d’ici 2050, selon un modèle climatique. Chaque euro investi en prévention en économise six.',
    ],
    [
      'Pourquoi la guerre fait monter le prix du blé',
      'Les exportations ont chuté d’un tiers depuis le début de la guerre. Les prix ont augmenté de 40 %. L’inflation pèse surtout sur les ménages modestes. Les économistes prévoient une croissance plus faible jusqu’en 2027.',
    ],
  ],
  es: [
    [
      'Hipertensión: el riesgo silencioso y cómo bajarlo',
      'Uno de cada tres adultos tiene la presión alta. Es la primera causa de infartos y derrames cerebrales. Un estudio con 40.000 pacientes muestra que reducir la sal baja el riesgo de muerte un 16 %. Los médicos recomiendan caminar media hora al día. Las personas con diabetes deben medirla cada mes.',
    ],
    [
      'Sequías e incendios: qué dice el modelo climático',
      'La temperatura media ha subido 1,8 grados. Los incendios forestales podrían duplicarse hasta 2050. Las olas de calor causan unas 6.000 muertes al año, según las estadísticas. Plantar árboles reduce el riesgo a la mitad. El agua será un 20 % más cara.',
    ],
    [
      'La guerra y el precio del pan',
      'Las exportaciones de trigo cayeron un tercio desde el inicio de la guerra. Los precios subieron un 40 %. La inflación golpea a los hogares con menos ingresos. Los economistas esperan menos crecimiento hasta 2027.',
    ],
  ],
  it: [
    [
      'Infarto: come ridurre il rischio con cinque abitudini',
      'Le malattie del cuore sono la prima causa di morte nel paese. Uno studio su 20.000 persone mostra che camminare riduce il rischio del 30 %. Smettere di fumare lo dimezza. I medici raccomandano controlli dopo i 50 anni. La dieta conta più dei farmaci nei casi lievi.',
    ],
    [
      'Alluvioni e clima: quanto costa la prevenzione',
      'Le piogge intense sono aumentate del 20 % dal 1960. Dopo le alluvioni che causarono vittime e danni, le città rivedono i piani. Ogni euro di prevenzione ne risparmia quattro, secondo uno studio. Il modello climatico prevede un aumento del rischio entro il 2050.',
    ],
  ],
  pt: [
    [
      'Dengue: como a vacina muda os números',
      'A dengue causou 5.000 mortes no ano passado. Um estudo mostra que a vacina reduz o risco de casos graves em 80 %. Os sintomas são febre e dor. Médicos recomendam eliminar água parada. A taxa de mortalidade caiu pela metade em cidades com prevenção.',
    ],
    [
      'A guerra e o preço dos fertilizantes',
      'As exportações caíram um terço desde o início da guerra. Os preços subiram 60 %. A inflação dos alimentos chegou a 12 %. Economistas esperam crescimento menor até 2027. O governo estuda subsídios.',
    ],
  ],
  nl: [
    [
      'Hoge bloeddruk: wat helpt en wat niet',
      'Een op de drie volwassenen heeft een hoge bloeddruk. Het is de belangrijkste oorzaak van beroertes en hartaanvallen. Volgens een onderzoek onder 20.000 mensen daalt het risico op overlijden met 16 procent door minder zout. Artsen raden aan om elke dag te bewegen. Patiënten met diabetes lopen meer risico.',
    ],
    [
      'Overstromingen: zo rekent Nederland met het klimaat',
      'De zeespiegel stijgt met 3 millimeter per jaar. Na de watersnood van 1953, waarbij 1.836 mensen verdronken, kwamen de Deltawerken. Het risico op een ramp is nu eens per 10.000 jaar. Volgens het klimaatmodel moeten dijken tot 2050 een meter hoger. Dat kost een miljard euro per jaar.',
    ],
  ],
  pl: [
    [
      'Nadciśnienie: jak obniżyć ryzyko zawału',
      'Co trzeci dorosły ma nadciśnienie. To główna przyczyna udarów i zawałów. Badanie 20 000 osób pokazało, że mniej soli zmniejsza ryzyko śmierci o 16 procent. Lekarze zalecają codzienny ruch. Pacjenci z cukrzycą powinni mierzyć ciśnienie co miesiąc.',
    ],
    [
      'Wojna a ceny zboża',
      'Eksport spadł o jedną trzecią od początku wojny. Ceny wzrosły o 40 procent. Inflacja najmocniej uderza w uboższe rodziny. Ekonomiści spodziewają się niższego wzrostu do 2027 roku.',
    ],
  ],
  ru: [
    [
      'Гипертония: как снизить риск инфаркта',
      'Каждый третий взрослый живёт с повышенным давлением. Это главная причина инсультов и инфарктов. Исследование 20 тысяч человек показало: меньше соли — риск смерти ниже на 16 процентов. Врачи рекомендуют ходить полчаса в день. Пациентам с диабетом нужен контроль каждый месяц.',
    ],
    [
      'Лесные пожары и климат: прогноз до 2050 года',
      'Средняя температура выросла на 1,8 градуса. По модели климатологов площадь пожаров может удвоиться. Волны жары приводят к 10 тысячам смертей в год, по данным статистики. Профилактика обходится в шесть раз дешевле ущерба.',
    ],
  ],
  ar: [
    [
      'ارتفاع ضغط الدم: كيف نخفض خطر الجلطة',
      'يعاني واحد من كل ثلاثة بالغين من ارتفاع ضغط الدم. وهو السبب الأول للجلطات والنوبات القلبية. أظهرت دراسة على 20 ألف شخص أن تقليل الملح يخفض خطر الوفاة بنسبة 16 في المئة. وينصح الأطباء بالمشي نصف ساعة يوميا.',
    ],
    [
      'كيف ترفع الحرب أسعار القمح',
      'انخفضت الصادرات بمقدار الثلث منذ بداية الحرب. وارتفعت الأسعار بنسبة 40 في المئة. وأصاب التضخم الأسر الفقيرة أكثر من غيرها. ويتوقع الاقتصاديون نموا أقل حتى عام 2027.',
    ],
  ],
  ja: [
    [
      '高血圧を下げる五つの習慣',
      '成人の三人に一人が高血圧です。脳卒中や心筋梗塞の最大の原因とされています。二万人の調査では、減塩で死亡リスクが16％下がりました。医師は毎日30分の運動を勧めています。糖尿病の患者は毎月の測定が必要です。',
    ],
    [
      '地震に備える：家庭でできる防災',
      '今後30年以内に大地震が起きる確率は70％とされています。家具の固定で負傷のリスクは半分になります。調査によると、備蓄をしている家庭は四割です。水は一人一日三リットルが目安です。',
    ],
  ],
  ko: [
    [
      '고혈압, 소금만 줄여도 위험이 낮아진다',
      '성인 세 명 중 한 명이 고혈압이다. 뇌졸중과 심근경색의 가장 큰 원인이다. 2만 명을 조사한 연구에서 소금을 줄이면 사망 위험이 16% 낮아졌다. 의사들은 매일 30분 걷기를 권한다. 당뇨 환자는 매달 혈압을 재야 한다.',
    ],
    [
      '전쟁이 밀 가격에 미친 영향',
      '전쟁이 시작된 뒤 수출이 3분의 1 줄었다. 가격은 40% 올랐다. 물가 상승률은 8%에 달했다. 경제학자들은 2027년까지 성장률이 낮을 것으로 전망한다.',
    ],
  ],
  zh: [
    [
      '高血压：少吃盐能降低多少风险',
      '每三名成年人就有一人患高血压。它是中风和心肌梗死的首要原因。一项两万人的研究显示，减盐可使死亡风险下降16%。医生建议每天步行半小时。糖尿病患者应每月测量。',
    ],
    [
      '战争如何推高粮价',
      '战争开始以来，出口下降了三分之一，价格上涨了40%。通货膨胀率达到8%。经济学家预计，到2027年增长率将放缓。低收入家庭受影响最大。',
    ],
  ],
};

/** Articles on what happened to people: deaths, injuries, disasters, violence, an illness of one's own. */
export const graveArticles: ArticlesByLanguage = {
  en: [
    [
      'A quiet street in shock',
      'Neighbours woke to sirens on Sunday. A father and his two sons were found dead in their home, police said. Officers believe that they were killed during the night. Flowers and candles line the gate, and the school has closed for the week.',
    ],
    [
      'Search goes on after ferry sinks in storm',
      'Rescuers worked through the night off the coast. At least 31 people drowned and 14 are still missing. The crew had sent a last message at nine. Families wait at the harbour for news of their relatives.',
    ],
    [
      'What my mother taught me in her last spring',
      'My mother had cancer. She was told in March and died in June. We sat by her bed in the hospice and read the letters she had kept. I write this for those who mourn, since nobody had told me how quiet it would be.',
    ],
    [
      'Shelling of a border town enters third day',
      'Rockets hit a market in the morning. Doctors at the hospital counted 12 dead and more than 60 wounded. Families fled to the school’s cellar. The army said that the attacks would go on.',
    ],
    [
      'The village that the earthquake left',
      'The earthquake struck at four in the morning. In this village 240 people died, and most houses collapsed. Survivors dig with their hands for relatives under the rubble. Tents arrived on Tuesday.',
    ],
    [
      'Teenager charged after attack at a bus stop',
      'A girl of 15 was stabbed on her way home from school. She died in hospital an hour later. Police arrested a boy of 17. Her classmates lit candles and cried in the yard.',
    ],
  ],
  de: [
    [
      'Ein Dorf trauert',
      'Bei dem Unfall auf der Landstraße starben drei Jugendliche. Zwei weitere wurden schwer verletzt. Die Feuerwehr fand sie gegen Mitternacht. In der Schule brennen Kerzen.',
    ],
    [
      'Nach dem Angriff auf den Markt',
      'Ein Mann hat am Samstag drei Menschen erstochen und acht verletzt. Die Polizei nahm ihn fest. Angehörige der Opfer legten Blumen nieder.',
    ],
  ],
  fr: [
    [
      'Une nuit de deuil',
      'Trois adolescents sont morts dans un accident de la route. Deux autres sont grièvement blessés. Les secours sont arrivés vers minuit. Leurs camarades ont allumé des bougies.',
    ],
    [
      'Après le séisme, les recherches continuent',
      'Au moins 200 personnes ont perdu la vie et des dizaines sont portées disparues. Des survivants attendent sous les décombres. Les hôpitaux sont pleins de blessés.',
    ],
  ],
  es: [
    [
      'Un pueblo de luto',
      'Tres jóvenes murieron en un accidente de tráfico el sábado. Otros dos están gravemente heridos. Los bomberos llegaron a medianoche. Sus compañeros encendieron velas.',
    ],
    [
      'El terremoto deja cientos de víctimas',
      'Al menos 200 personas han muerto y decenas siguen desaparecidas. Los supervivientes esperan bajo los escombros. Los hospitales están llenos de heridos.',
    ],
  ],
  it: [
    [
      'Un paese in lutto',
      'Tre ragazzi sono morti in un incidente stradale nella notte. Altri due sono gravemente feriti. I compagni di scuola hanno acceso candele.',
    ],
    [
      'Si scava ancora tra le macerie',
      'Il terremoto ha ucciso almeno 200 persone. Decine sono disperse. Gli ospedali sono pieni di feriti.',
    ],
  ],
  pt: [
    [
      'Uma cidade de luto',
      'Três jovens morreram em um acidente na estrada. Outros dois ficaram gravemente feridos. Os colegas acenderam velas na escola.',
    ],
    [
      'Buscas continuam depois do deslizamento',
      'Pelo menos 40 pessoas morreram e dezenas estão desaparecidas. Famílias esperam notícias. Os hospitais estão cheios de feridos.',
    ],
  ],
  nl: [
    [
      'Een dorp in rouw',
      'Bij het ongeluk kwamen drie jongeren om het leven. Twee anderen raakten zwaargewond. Klasgenoten staken kaarsen aan.',
    ],
    [
      'Zoektocht na de ramp gaat door',
      'Zeker 40 mensen zijn omgekomen en tientallen worden vermist. Families wachten op nieuws. De ziekenhuizen liggen vol gewonden.',
    ],
  ],
  pl: [
    [
      'Miasteczko w żałobie',
      'W wypadku zginęło trzech nastolatków. Dwóch innych jest ciężko rannych. Koledzy zapalili znicze przed szkołą.',
    ],
    [
      'Trwają poszukiwania po trzęsieniu ziemi',
      'Zginęło co najmniej 200 osób, a dziesiątki uznano za zaginione. Szpitale są pełne rannych.',
    ],
  ],
  ru: [
    [
      'Город в трауре',
      'В аварии погибли трое подростков. Ещё двое получили тяжёлые ранения. Одноклассники зажгли свечи у школы.',
    ],
    [
      'После землетрясения ищут выживших',
      'Погибли не менее 200 человек, десятки пропали без вести. Больницы переполнены ранеными.',
    ],
  ],
  ar: [
    [
      'بلدة في حداد',
      'قُتل ثلاثة شبان في حادث سير مساء السبت. وأصيب اثنان آخران بجروح خطيرة. وأشعل زملاؤهم الشموع أمام المدرسة.',
    ],
    [
      'البحث عن ناجين بعد الزلزال',
      'لقي ما لا يقل عن 200 شخص مصرعهم ولا يزال العشرات في عداد المفقودين. والمستشفيات مليئة بالجرحى.',
    ],
  ],
  ja: [
    [
      '悲しみに包まれた町',
      '土曜の夜の事故で高校生三人が死亡し、二人が重傷を負いました。同級生たちは校門に花を供えました。',
    ],
    ['地震のあと、捜索続く', '少なくとも200人が死亡し、数十人が行方不明です。病院は負傷者であふれています。'],
  ],
  ko: [
    [
      '슬픔에 잠긴 마을',
      '토요일 밤 사고로 고등학생 세 명이 숨지고 두 명이 크게 다쳤다. 친구들은 학교 앞에 촛불을 켰다.',
    ],
    ['지진 이후 수색 계속', '최소 200명이 사망하고 수십 명이 실종됐다. 병원은 부상자로 가득하다.'],
  ],
  zh: [
    ['悲痛中的小镇', '周六晚的车祸造成三名学生死亡，两人重伤。同学们在校门口点起蜡烛。'],
    ['地震后搜救仍在继续', '至少200人遇难，数十人失踪。医院里挤满了伤者。'],
  ],
};
