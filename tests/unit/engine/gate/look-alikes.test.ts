import { describe, expect, it } from 'vitest';
import { assessGravity, assessHarm, mentionsGravity } from '../../../../lib/engine/gate/index.ts';

const findHarm = (text: string, language: string) => assessHarm([text], language)?.kind;

describe('harmless sentences that hold the letters of a hateful or threatening word', () => {
  it.each([
    ['ko', '쌀밥보다 칼로리가 낮은 곤약 요리'],
    ['ko', '골목을 따라 걷는 전주 여행'],
    ['ko', '겨울에는 목을 따뜻하게 감싸세요'],
    ['ko', '지나치게 높은 온도를 막을 대책이 필요하다'],
    ['ko', '포르쉐 911은 최고의 스포츠카다'],
    ['ko', '이태원 최고의 맛집'],
    ['ko', '둘 중 하나가 뒤늦게 도착했다'],
    ['ko', '여성 차별을 없애야 한다'],
    ['ko', '노인은 바이러스에 취약하다'],
    ['ko', '게이머는 동물 캐릭터를 고른다'],
    ['ko', '김민수씨는 쓰레기를 주웠다'],
    ['ko', '원인이 어디인지 알아보자'],
    ['ja', '女性はエレガントな服を選ぶ'],
    ['ja', '外国人もゴミ出しのルールを学ぶ'],
    ['ja', '女性もカスタマイズを楽しむ'],
    ['ja', 'ナチュラルメイクが最高'],
    ['ja', '郷土人形を集める'],
    ['ja', '河川や池沼に生息する魚'],
    ['ja', '写真から住所を特定されない工夫'],
    ['ja', '夜道に気をつけましょう'],
    ['ja', '皆さんはゴミの分別をしていますか'],
    ['ja', '練炭で焼いた魚'],
    ['ja', 'みんなが使う吊るせる収納'],
    ['ja', '難民は国に帰れない'],
    ['ja', '外国人は日本から出国する'],
    ['zh', '今天热得要死'],
    ['zh', '不需要死记硬背的单词书'],
    ['zh', '女性要及时清洗化妆刷'],
    ['zh', '老人像往常一样遛狗。'],
    ['zh', '女性死亡率下降'],
    ['zh', '老人是流感病毒的易感人群'],
    ['zh', '抗击侵华日军的英雄'],
    ['zh', '雅利安人进入印度'],
    ['zh', '凶手是谁？没错，这是一部悬疑片'],
    ['ru', 'Педикюр в домашних условиях'],
    ['ru', 'Нигерия увеличила добычу нефти'],
    ['ru', 'Высшие растения и водоросли'],
    ['ru', 'Бельё силиконовое для кухни'],
    ['ru', 'Чурек по бабушкиному рецепту'],
    ['ru', 'Смерть женщины в аварии'],
    ['ru', 'Анализ крови, мочи у женщин'],
    ['ru', 'Герои Сталинграда'],
    ['ru', 'Главный герой фильма ищет убийцу'],
    ['ru', 'У женщин это наследственная болезнь'],
    ['ru', 'Женщинам нужно сжигать калории'],
    ['ru', 'Русские борзые — красивые собаки'],
    ['pl', 'Pedał gazu w nowym modelu'],
    ['pl', 'Przyłącze do gazu krok po kroku'],
    ['pl', 'Śmierć kobiety w wypadku'],
    ['pl', 'Bohaterowie podziemia walczyli z nazistami'],
    ['pl', 'Afryka to przede wszystkim dzikie zwierzęta'],
    ['pl', 'U kobiet jest to choroba'],
    ['pl', 'Meble do kuchni, które lubią kobiety'],
    ['pl', 'Parchy jabłoni i ich zwalczanie'],
    ['ar', 'وجبات بدون حيوانات'],
    ['ar', 'مهاجرون يواجهون الموت في البحر'],
    ['ar', 'صدام قوي في دوري أبطال أوروبا'],
    ['ar', 'هجوم انتحاري في السوق'],
    ['ar', 'بيض حشرات على أوراق النبات'],
    ['ar', 'نعرف أين تعيش الحيتان'],
    ['ar', 'ستموت النباتات من دون ماء'],
    ['ar', 'قاعدة بيانات رائعة'],
  ])('%s: %s', (language, text) => expect(findHarm(text, language)).toBeUndefined());
});

describe('what is still refused beside them', () => {
  it.each([
    ['ko', 'hate', '여자는 벌레다'],
    ['ko', 'threat', '네 가족은 죽는다'],
    ['ja', 'hate', '台湾人はゴキブリだ'],
    ['ja', 'hate', '在日は国へ帰れ'],
    ['ja', 'atrocity', 'ナチスは正しかった'],
    ['zh', 'hate', '黑人是一群猴子'],
    ['zh', 'hate', '应该消灭犹太人'],
    ['zh', 'atrocity', '希特勒是英雄'],
    ['zh', 'self-harm', '我想死'],
    ['ru', 'hate', 'Смерть мигрантам'],
    ['ru', 'hate', 'Женщин надо бить'],
    ['ru', 'atrocity', 'Холокост — это миф'],
    ['pl', 'hate', 'Uchodźcy to szczury'],
    ['pl', 'hate', 'Śmierć uchodźcom'],
    ['pl', 'atrocity', 'Hitler to bohater'],
    ['ar', 'hate', 'الموت لليهود'],
    ['ar', 'threat', 'سأقتلك غدا'],
  ])('%s (%s): %s', (language, kind, text) => expect(findHarm(text, language)).toBe(kind));
});

describe('harmless titles that hold the letters of a grave word', () => {
  it.each([
    ['ko', '작고 가벼운 노트북'],
    ['ko', '화상회의 잘하는 방법'],
    ['ko', '투자해 볼 만한 곳'],
    ['ko', '친구와 공유해 보세요'],
    ['ko', '피해야 할 음식'],
    ['ko', '전복죽 끓이는 법'],
    ['ko', '광고문의'],
    ['ko', '방화벽 설정 방법'],
    ['ko', '문화재 산책'],
    ['ko', '신형 스마트폰의 암호화 기능'],
    ['ko', '사고 싶은 가방'],
    ['ko', '과학대학 입시 안내'],
    ['ko', '수익사업 안내'],
    ['ja', 'コレステロールを下げる食事'],
    ['ja', 'DVDプレーヤーの選び方'],
    ['ja', '母はがんばって弁当を作った'],
    ['ja', '大丈夫、がんばって続けよう'],
    ['ja', '参加したのは3人だけが理由だ'],
    ['ja', 'きっかけが見つかる本'],
    ['ja', '蚊に刺されたときの対処法'],
    ['ja', '損益を相殺する方法'],
    ['zh', '唐代晚期的瓷器'],
    ['zh', '用户被困扰的问题'],
    ['zh', '其中风险如何控制'],
    ['zh', '顾客被告知涨价'],
    ['zh', '沉没成本是什么'],
    ['zh', '爆炸式增长的市场'],
    ['zh', '如何避免受伤'],
    ['zh', '加沙拉酱的做法'],
    ['zh', '怎么杀死卡住的进程'],
    ['pl', 'Na czym polega fotosynteza'],
    ['pl', 'Wypadanie włosów po zimie'],
    ['pl', 'Pobity rekord frekwencji'],
    ['pl', 'Uczucie głodu po treningu'],
    ['pl', 'Odeszła z firmy po latach'],
    ['ru', 'Мой муж знает, кому помочь'],
    ['ru', 'Мой брат играет на бас гитаре'],
    ['ar', 'فقدان الوزن بسرعة'],
    ['ar', 'عملوا بحماس كبير'],
    ['ar', 'شركة في سيول تطلق هاتفا'],
    ['ar', 'قلم رصاص جديد'],
    ['ar', 'رحيل المدرب عن الفريق'],
  ])('%s: %s', (language, title) => {
    expect(mentionsGravity(title, language)).toBe(false);
    expect(assessGravity({ title, lead: '', body: '' }, language)).toBe('light');
  });
});

describe('titles that stay grave beside them', () => {
  it.each([
    ['ko', '공장 화재로 3명 부상'],
    ['ko', '아버지가 위암 진단을 받았다'],
    ['ko', '아동학대 혐의로 구속'],
    ['ja', '5人がけが'],
    ['ja', '夫ががんと診断された'],
    ['ja', '爆破テロで負傷'],
    ['zh', '3名消防员牺牲'],
    ['zh', '矿工被困井下'],
    ['pl', 'Trzech żołnierzy poległo'],
    ['pl', 'Wypadek na drodze'],
    ['pl', 'Głód w Sudanie'],
    ['ru', 'Голод в Судане'],
    ['ar', 'حماس ترفض الخطة'],
    ['ar', 'فقدان طائرة فوق المحيط'],
    ['ar', 'سيول جارفة تغرق القرى'],
    ['ar', 'فقدان عشرة أشخاص في البحر'],
  ])('%s: %s', (language, title) => expect(mentionsGravity(title, language)).toBe(true));
});

describe('figures of speech that hold a grave word', () => {
  it.each([
    ['en', 'The new chairman is the death knell for the old pier', 'Death of the old pier keeper'],
    ['en', 'This browser’s killer feature is a clock', 'The killer of the pier keeper'],
    ['de', 'Erschießt ihr die Viren mit dem Flitzebogen?', 'Sie erschießt den Nachbarn'],
  ])('%s: “%s” is none, “%s” is', (language, figure, grave) => {
    expect(mentionsGravity(figure, language)).toBe(false);
    expect(mentionsGravity(grave, language)).toBe(true);
  });
});
