import { describe, expect, it } from 'vitest';
import { assessDocumentGravity, assessGravity, mentionsGravity } from '../../../../lib/engine/gate/index.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const neutral = 'The council opened the new library on a mild Monday, and a brass band played for an hour.';
const titled = (title: string, language: string) => documentOf({ title, language }, paragraph(neutral));
const makeStory = (language: string, ...texts: readonly string[]) =>
  documentOf({ title: language === 'en' ? 'A quiet town by the sea' : undefined, language }, ...texts.map(paragraph));

describe('titles one doesn’t joke about', () => {
  it.each([
    ['en', 'Inventor of the internet dies at 84'],
    ['en', 'President speaks of ground troops for the coast'],
    ['de', 'Präsident spricht nach Stürmung eines Tankers über Bodeneinsätze'],
    ['fr', 'Le président évoque une offensive terrestre'],
    ['es', 'El presidente habla de una operación terrestre'],
    ['it', 'Il presidente parla di truppe di terra'],
    ['pt', 'Presidente fala de tropas terrestres'],
    ['nl', 'President spreekt over grondtroepen'],
    ['en', 'Father of the web is dead'],
    ['en', 'The death of a phone maker’s founder'],
    ['en', 'Police kill two men outside an office'],
    ['en', 'Gunman killed in offices of a newspaper'],
    ['en', 'TV star dies after a short illness'],
    ['en', 'Two killed as car hits a market stall'],
    ['en', 'Phone addiction driver killed three, court hears'],
    ['en', 'Earthquake flattens a coastal town'],
    ['en', 'The tragedy that a village cannot forget'],
    ['en', 'Two children drowned in a lake'],
    ['en', 'Girl found after sexual assault in a park'],
    ['en', 'Serial killer moved to another prison'],
    ['en', 'How the Holocaust is remembered in 1850 schools'],
    ['de', 'Mordfall nach zwanzig Jahren geklärt'],
    ['de', 'Anschläge auf zwei Bahnhöfe'],
    ['nl', 'Moord in een rustige straat'],
    ['fr', 'Séisme : des dizaines de blessés et deux morts'],
    ['es', 'Asesinan a un vecino en la plaza'],
    ['pt', 'Acidente deixa três mortos na estrada'],
    ['it', 'Uccisa in casa dopo una lite'],
    ['ru', 'В аварии погибли три человека'],
    ['uk', 'Унаслідок вибуху загинули двоє людей'],
    ['pl', 'Zabójstwo w spokojnym domu'],
    ['ko', '공장 화재로 두 명 사망'],
    ['tr', 'Depremde üç kişi öldü'],
    ['sv', 'Två döda i lägenhetsbrand'],
    ['ja', '工場の火災で二人死亡'],
    ['zh', '两人在火灾中身亡'],
    ['ar', 'مقتل شخصين في حريق'],
    ['sv', 'Drönarattacker mot hamnen i natt'],
    ['da', 'Luftangreb på havnen i nat'],
    ['no', 'Luftangrep mot havnen i natt'],
    ['cs', 'Bombardování přístavu trvalo celou noc'],
    ['tr', 'Limana hava saldırısı'],
    ['fi', 'Ilmaisku satamaan yöllä'],
    ['hu', 'Légicsapás érte a kikötőt'],
    ['en', 'Counteroffensive along the river: aims and chances'],
    ['en', 'Antisemitic banner hung over a motorway'],
    ['en', 'Family deported a day before the wedding'],
    ['de', 'Gegenoffensive am Fluss: Ziele und Chancen'],
    ['de', 'Landeskirche arbeitet sexualisierte Gewalt auf'],
    ['de', 'Räte kritisieren Militäreinsatz im Nachbarland'],
    ['fr', 'Banderole antisémite au-dessus de l’autoroute'],
    ['es', 'Deportaciones de familias desde la frontera'],
    ['pt', 'Golpe de Estado na ilha vizinha'],
    ['it', 'Due svastiche sul cavalcavia'],
    ['nl', 'Antisemitisch spandoek boven de snelweg'],
    ['sv', 'Flicka, 18, försvunnen i hamnen'],
    ['ja', '隣国の大統領が戒厳令を宣言'],
    ['zh', '邻国总统宣布戒严'],
    ['ar', 'انقلاب عسكري في الجزيرة المجاورة'],
    ['en', 'Neighbours protest as the island calls its settlements illegal no longer'],
    ['en', 'Court rules on occupied land beside the river'],
    ['en', 'Annexation of the valley: what the council says'],
    ['de', 'Staaten kritisieren israelische Siedlungen'],
    ['de', 'Gericht urteilt über besetzte Gebiete am Fluss'],
    ['fr', 'Le tribunal se prononce sur les territoires occupés'],
    ['es', 'La corte examina los asentamientos ilegales'],
    ['it', 'La corte decide sui territori occupati'],
    ['nl', 'Hof oordeelt over bezette gebieden'],
    ['pt', 'Tribunal julga os assentamentos ilegais'],
    ['pl', 'Sąd o okupowanych terytoriach nad rzeką'],
    ['ru', 'Суд об оккупированных землях у реки'],
    ['ja', '入植地をめぐり隣国が抗議'],
    ['ko', '정착촌을 둘러싼 이웃 나라의 항의'],
    ['zh', '邻国抗议定居点扩建'],
    ['ar', 'المحكمة تنظر في المستوطنات قرب النهر'],
  ])('%s: %s', (language, title) => {
    expect(assessDocumentGravity(titled(title, language))).toBe('grave');
  });
});

describe('titles that only sound like it', () => {
  it.each([
    ['en', 'Dead skin cells might actually be a good thing'],
    ['en', 'Settlement of a dispute over a hedge'],
    ['sv', 'Så skjuter du upp städningen till våren'],
    ['da', 'Brandvarm sommer i havnen'],
    ['no', 'Flombelyst skiløype åpner'],
    ['tr', 'Limanda kazak örme kursu'],
    ['fi', 'Tulva-aukion kahvila avaa keväällä'],
    ['en', 'How to win at war: a card game for four'],
    ['en', 'Why is the toilet always occupied?'],
    ['en', 'The library’s annex opens on Monday'],
    ['en', 'Settlers of the island: a board game for four'],
    ['de', 'Alle Plätze besetzt: Der Chor sucht Stühle'],
    ['de', 'Neue Siedlung am Stadtrand: Gärten für alle'],
    ['fr', 'Les toilettes du port sont occupées'],
    ['es', 'Todas las mesas ocupadas en la feria del pan'],
    ['it', 'Tutti i posti occupati al concerto del porto'],
    ['en', 'Harbour club’s season is not dead after beating Lakeside'],
    ['en', 'A baker who lost 130 pounds says people are kinder'],
    ['de', 'Phishing: Masche mit neuen Regeln soll Opfer überzeugen'],
    ['de', 'Der Liga-Bomber ist wieder da'],
    ['de', 'Tote Hautschuppen: Was wirklich hilft'],
    ['fr', 'Peaux mortes : ce qui marche vraiment'],
    ['es', 'Adiós a las células muertas de la cara'],
    ['it', 'Pelle morta: i rimedi migliori'],
    ['nl', 'Dode huidcellen: dit helpt echt'],
    ['en', 'Email is dead. Long live email'],
    ['en', 'Is the desktop dead?'],
    ['en', 'The death of the open office'],
    ['en', 'How to kill a background process'],
    ['en', 'My laptop battery died in the middle of the exam'],
    ['en', 'My plants died before the holiday'],
    ['en', 'I have killed another cactus'],
    ['de', 'Der Kaktus ist schon wieder vertrocknet, die Orchidee ist tot'],
    ['es', 'La planta no necesita agua. Se ahogó'],
    ['it', 'La mia pianta è morta'],
    ['fr', 'Ma plante verte est morte'],
    ['pt', 'Minha planta morreu'],
    ['en', 'Another iPhone killer is here'],
    ['en', 'Death by PowerPoint: a field guide'],
    ['en', 'Five dead links on every homepage'],
    ['en', 'Meetings are killing productivity'],
    ['en', 'David Lynch’s favourite coffee'],
    ['en', 'The Krebs cycle, explained with buses'],
    ['en', 'Riot Games opens a new studio'],
    ['en', 'Assassin’s Creed gets a bigger map'],
    ['en', 'A murder mystery dinner for eight'],
    ['en', 'Preventing abuse of rate limits'],
    ['en', 'Fatal error: what the message means'],
    ['en', 'Console wars: who is ahead this winter'],
    ['en', 'Confessions of a coffee addict'],
    ['en', 'The band that never dies'],
    ['en', 'Drowning in e-mails? Try this folder'],
    ['en', 'The tragedy of the commons, told with a biscuit tin'],
    ['en', 'Guerra beats Mort in the chess final'],
    ['de', 'Wie du tote Links findest'],
    ['de', 'So kriegt man Flecken aus dem Teppich'],
    ['de', 'Der Kalte Krieg der Kühlschränke'],
    ['nl', 'Open van 9 tot 17 uur, tot en met zondag'],
    ['nl', 'De dode hoek van je spiegel'],
    ['fr', 'Une nature morte au musée'],
    ['es', 'Muerto de risa en la oficina'],
    ['it', 'Un punto morto nelle trattative sul caffè'],
    ['ru', 'Убийственно скучные совещания'],
  ])('%s: %s', (language, title) => {
    expect(assessDocumentGravity(titled(title, language))).not.toBe('grave');
  });
});

describe('a text', () => {
  it.each<[string, string[]]>([
    [
      'comes back to a tragedy',
      ['Two hikers died in the hills.', 'Police think that both were murdered on Sunday night.'],
    ],
    [
      'tells of unrest and troops',
      [
        'The army sent troops after weeks of violent riots in the streets.',
        'Protesters inside the university were told to surrender, and the siege went on.',
      ],
    ],
    ['tells of one in another language', ['Drei Menschen starben.', 'Die Polizei spricht von Mord.']],
    [
      'tells of an atrocity long ago',
      ['In 1755 the massacre began at dawn.', 'In 1756 a second massacre and a third massacre followed.'],
    ],
    [
      'holds the names of illnesses and accidents again and again',
      [
        'The illness was found after the accident. The victims were injured.',
        'Prosecutors said the victims were injured by another accident.',
      ],
    ],
  ])('that %s is grave', (_, texts) => {
    expect(
      assessDocumentGravity(makeStory(/[a-z] (?:starben|spricht)/.test(texts.join()) ? 'de' : 'en', ...texts)),
    ).toBe('grave');
  });

  it.each<[string, string[]]>([
    ['mentions a death in passing', ['The library is named after a baker who died young.', neutral]],
    [
      'is about wars and deaths of long ago',
      [
        'The castle was built in 1204. The duke was killed in 1231 and his son died in 1240.',
        'In the 13th century a siege and a plague emptied the town, and many were killed.',
        neutral,
      ],
    ],
    [
      'kills processes all day',
      ['The scheduler kills the process. Killing a container takes a second.', 'It then kills all threads.'],
    ],
    ['tells of players who sat out with injuries', ['Two players were injured. The injury list is short.', neutral]],
  ])('that %s is not', (_, texts) => {
    expect(assessDocumentGravity(makeStory('en', ...texts))).not.toBe('grave');
  });
});

it('is advice, not grave, where a text names illness alone', () => {
  const title = 'Immer müde: Diese Krankheiten machen schlapp';
  const lead =
    'Welche Krankheit dahintersteckt, zeigt ein Test. Eine Erkrankung der Drüse ist selten. Die Ursache ist oft harmlos.';
  expect(assessGravity({ title, lead, body: '' }, 'de')).toBe('serious');
});

describe('a caption', () => {
  it.each(['The duke was killed in 1231', 'He died young', 'Three refugees', 'La muerte del rey'])(
    'is never grave itself, however long ago: %s',
    (text) => {
      expect(mentionsGravity(text)).toBe(true);
    },
  );
});
