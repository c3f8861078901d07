import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import {
  assessDocumentGravity,
  assessHarm,
  refuseCaptions,
  refuseMemeSource,
  withoutHarm,
} from '../../../../lib/engine/gate/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const neutral = 'The council opened the new library on a mild Monday, and a brass band played for an hour.';
const hateful = 'All refugees are vermin and must be wiped out.';
const titled = (title: string, text = neutral) => documentOf({ title, language: 'en' }, paragraph(text));

describe('a meme', () => {
  it.each([
    ['harmful', 'Immigrants are cockroaches'],
    ['harmful', 'Somebody should shoot the mayor'],
    ['self_harm', 'I want to end my life tonight'],
    ['no_joke', 'Twelve people lost their lives in a bus crash'],
  ])('is refused (%s): %s', (code, title) => {
    expect(() => refuseMemeSource(titled(title))).toThrow(expect.objectContaining({ code }));
    expect(() => matchMemes(titled(title), [], {})).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['who speaks of the world', 'I don’t want to live in a world where the harbour has no boats', false],
    ['who speaks of themselves', 'I don’t want to live anymore', true],
  ])('is refused or not by what is said of oneself: %s: %s', (_, title, isRefused) => {
    const refuse = () => refuseMemeSource(titled(title));
    if (isRefused) expect(refuse).toThrow(expect.objectContaining({ code: 'self_harm' }));
    else expect(refuse).not.toThrow();
  });

  it('is refused for captions that harm together only', () => {
    expect(() => refuseCaptions(['Refugees', 'are vermin'], 'en')).toThrow(
      expect.objectContaining({ code: 'harmful' }),
    );
    expect(() => refuseCaptions(['My code', 'is full of bugs'], 'en')).not.toThrow();
  });

  it.each(['en', 'de', undefined])('is refused for hate in another language than the source says (%s)', (language) => {
    expect(() => refuseCaptions(['Juden sind Ungeziefer'], language ?? 'fr')).toThrow();
  });
});

describe('a page on a grave matter', () => {
  it.each([
    [
      'en',
      'A new museum opens on the waterfront',
      'It tells of the slave trade and of enslaved people. The café serves cake.',
    ],
    ['en', 'Motorway closed', 'The manhunt for an armed suspect entered its third day. Two people were killed.'],
    [
      'en',
      'City marathon returns',
      'It is ten years since the bombing. Runners remembered the victims of the bombing.',
    ],
    [
      'de',
      'Neues Museum am Hafen',
      'Es zeigt die Geschichte des Sklavenhandels und der Sklaverei. Das Café hat Kuchen.',
    ],
    ['fr', 'Un musée ouvre sur le port', 'Il raconte la traite négrière et l’esclavage.'],
    ['es', 'Un museo abre en el puerto', 'Cuenta la historia de la trata de esclavos y la esclavitud.'],
    ['pt', 'Museu abre no porto', 'Conta a história do tráfico de escravos e da escravidão.'],
    ['it', 'Caccia all’uomo nel bosco', 'La polizia cerca un fuggitivo armato.'],
    ['nl', 'Klopjacht op gewapende man', 'De politie zoekt een voortvluchtige.'],
    ['pl', 'Obława na uzbrojonego mężczyznę', 'Policja szuka zbiega.'],
    ['ru', 'Новый музей в порту', 'Он рассказывает о работорговле и рабстве.'],
    ['ja', '港に新しい博物館', '奴隷貿易と奴隷制の歴史を伝える。'],
    ['ko', '항구에 새 박물관', '노예무역과 노예제의 역사를 전한다.'],
    ['zh', '警方通缉持枪嫌犯', '警方追捕在逃嫌犯。'],
    ['ar', 'متحف جديد في الميناء', 'يروي تاريخ تجارة الرقيق والعبودية.'],
  ])('has no meme, not even of its harmless sentences (%s): %s', (language, title, text) => {
    const document = documentOf({ title, language }, paragraph(text));
    expect(() => matchMemes(document, [], {})).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });
});

describe('a long text that opens harmlessly', () => {
  const long = Array.from({ length: 40 }, () => neutral).join(' ');
  const makeText = (said: string, times: number) =>
    documentOf(
      { title: 'How the women won', language: 'en' },
      ...Array.from({ length: times }, () => paragraph(`${long} ${said}`)),
    );

  it.each([
    ['an atrocity', 'Two women accuse him of sexual harassment.', 3],
    ['a grave illness', 'The patients talk about their cancer.', 8],
  ])('has no meme where it comes back to %s', (_name, said, times) => {
    expect(() => refuseMemeSource(makeText(said, times))).toThrow(expect.objectContaining({ code: 'no_joke' }));
    expect(() => refuseMemeSource(makeText(said, 1))).not.toThrow();
  });
});

describe('a person’s own story under a light title', () => {
  it.each([
    [
      'en',
      'A manager and her team',
      'Her abusive father drank. She has PTSD. She is one of the survivors of that home.',
    ],
    [
      'de',
      'Eine Chefin und ihr Team',
      'Ihr Vater hat sie misshandelt. Das Trauma blieb. Sie kam in eine Pflegefamilie.',
    ],
    ['fr', 'Une cheffe et son équipe', 'Elle parle de maltraitance, de son deuil et de son anorexie.'],
    ['es', 'Una jefa y su equipo', 'Habla del maltrato, del duelo y de la anorexia.'],
    ['it', 'Una capa e la sua squadra', 'Racconta il lutto, il trauma e l’anoressia.'],
    ['pt', 'Uma chefe e a sua equipe', 'Ela conta o luto, o trauma e a anorexia.'],
    ['nl', 'Een baas en haar team', 'Ze vertelt over rouw, over trauma en over huiselijk geweld.'],
    ['ja', '店長とその仲間', '虐待を受けた。トラウマが残った。今は摂食障害と向き合う。'],
  ])('is no matter for a joke (%s)', (language, title, text) => {
    const document = documentOf({ title, language }, paragraph(text));
    expect(() => refuseMemeSource(document)).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });
});

describe('words that are only written like grave ones', () => {
  it.each([
    [
      'de',
      'Es war ein langer Tag. Das Boot war blau. Der Steg war frei. Der Kuchen war warm. Der Hund war müde. Es war acht.',
    ],
    [
      'de',
      'Er hat sich gesetzt. Sie ist darauf gerichtet. Der Tisch steht, die Kanne ist gesetzt, der Blick gerichtet.',
    ],
    [
      'nl',
      'Hij was in de war. De kat was in de war. Het touw raakte in de war. Alles in de war. De buurman ook in de war.',
    ],
    ['it', 'Le sue scarpe sono blu. Le sue mani sono fredde. Le sue barche sono qui, le sue reti e le sue corde.'],
  ])('leave a text light (%s)', (language, text) => {
    expect(assessDocumentGravity(documentOf({ title: undefined, language }, paragraph(text)))).toBe('light');
  });
});

describe('an infographic', () => {
  it('never sets hate as its own message', () => {
    expect(withoutHarm(titled('A town meeting', `${neutral} ${hateful} ${neutral}`)).blocks).toEqual([
      paragraph(`${neutral} ${neutral}`),
    ]);
    expect(() => makeBrief(titled(hateful), {})).toThrow(expect.objectContaining({ code: 'harmful' }));
    expect(() => withoutHarm(titled('A town meeting', hateful))).toThrow(expect.objectContaining({ code: 'harmful' }));
  });

  it('takes no title of a long document for a slur of another language', () => {
    // "PD" is one in French; here it is the public domain.
    const book = titled('PD KIDS', `PD KIDS was compiled from fables. ${`${neutral} `.repeat(15)}`);
    expect(withoutHarm(book)).toBe(book);
    expect(() => withoutHarm(titled('Juden sind Ungeziefer'))).toThrow(expect.objectContaining({ code: 'harmful' }));
    const hate = `${hateful} `.repeat(30);
    expect(() => withoutHarm(titled('A town meeting', hate))).toThrow(expect.objectContaining({ code: 'harmful' }));
  });

  it('reports what others said, and is of grave matters', () => {
    const news = titled('Speaker fined', `The court fined a speaker who said that refugees are vermin. ${neutral}`);
    expect(withoutHarm(news)).toBe(news);
    expect(assessHarm(['A speaker was convicted: he called refugees vermin'], 'en')?.isReported ?? true).toBe(true);
    const grave = titled('Twelve people lost their lives in a bus crash');
    expect(withoutHarm(grave)).toBe(grave);
  });
});
