import { toModules } from '../../../../lib/engine/brief/selection/to-modules.ts';
import type { Brief, Layout } from '../../../../lib/engine/brief.ts';
import { createMeasurer } from '../../../../lib/engine/paint/measure.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';

/** A measurer with the bundled faces. */
export async function loadMeasurer() {
  const platform = createNodePlatform();
  await platform.loadFonts();
  return createMeasurer(platform);
}

/** A brief with the modules that its layouts make. */
export const withModules = (brief: Brief): Brief => ({ ...brief, modules: toModules(brief) });

/** Texts of a brief in one script, short to very long. */
export interface Words {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly headings: readonly string[];
  readonly bodies: readonly string[];
}

export const scripts: Readonly<Record<string, Words>> = {
  latin: {
    language: 'en',
    direction: 'ltr',
    headings: [
      'Sleep',
      'Keep a fixed bedtime',
      'Leave the phone in another room after nine',
      'Most people who wake at four in the morning had their last coffee far too late in the day',
    ],
    bodies: [
      'It works.',
      'A regular hour helps the body more than one long night does.',
      'Screens keep the mind busy, and the next message is always one glance away from the pillow, at any hour.',
    ],
  },
  german: {
    language: 'de',
    direction: 'ltr',
    headings: [
      'Rechtsschutzversicherungsgesellschaften vergleichen',
      'Geschwindigkeitsbegrenzung',
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze bestellen',
    ],
    bodies: ['Die Aufmerksamkeitsdefizite nehmen zu.', 'Kraftfahrzeughaftpflichtversicherungen kosten weniger.'],
  },
  arabic: {
    language: 'ar',
    direction: 'rtl',
    headings: ['النوم المبكر', 'اترك الهاتف في غرفة أخرى بعد التاسعة مساءً', 'اشرب الماء'],
    bodies: ['ساعة ثابتة تفيد الجسم أكثر من ليلة طويلة واحدة.', 'جرّبها أسبوعاً.'],
  },
  japanese: {
    language: 'ja',
    direction: 'ltr',
    headings: ['早く寝る', '夜九時を過ぎたら、スマートフォンは別の部屋に置いておく', '水を飲む'],
    bodies: ['毎日同じ時間に眠ることは、一晩だけ長く眠ることよりも体によい。', '一週間ためしてみる。'],
  },
  devanagari: {
    language: 'hi',
    direction: 'ltr',
    headings: ['जल्दी सोएँ', 'रात नौ बजे के बाद फ़ोन दूसरे कमरे में रख दें', 'प्रतिदिन पर्याप्त पानी पिएँ', 'खिड़की खोलें'],
    bodies: ['रोज़ एक ही समय पर सोना, एक रात देर तक सोने से बेहतर है।', 'एक सप्ताह तक आज़माएँ।'],
  },
  thai: {
    language: 'th',
    direction: 'ltr',
    headings: ['เข้านอนเร็ว', 'วางโทรศัพท์ไว้ในอีกห้องหนึ่งหลังเวลาสามทุ่ม', 'ดื่มน้ำให้เพียงพอทุกวัน', 'เปิดหน้าต่าง'],
    bodies: ['การนอนให้ตรงเวลาทุกวันดีต่อร่างกายมากกว่าการนอนนานเพียงคืนเดียว', 'ลองทำดูหนึ่งสัปดาห์'],
  },
  mixed: {
    language: 'en',
    direction: 'ltr',
    headings: ['Ship it 🚀 with 👨‍👩‍👧 at 24/7', 'CO₂ → ½ of 2019–2024', 'Читайте больше книг', 'Ξυπνήστε νωρίς'],
    bodies: ['Price: €1,140 · H₂O ≈ 3 × more', 'नियमित समय पर सोना अच्छा है।'],
  },
};

const numbers = [
  { value: '48%', label: 'lower bill', sentence: '' },
  { value: '€1,140,000', label: 'saved by every household in a year', sentence: '' },
  { value: '2.1 t', label: 'CO₂ avoided', sentence: '' },
];

export interface Shape {
  readonly words: Words;
  readonly points: number;
  readonly statistics: number;
  readonly bodies: boolean;
  readonly ordered: boolean;
  readonly extras: boolean;
  /** Turns which of the texts come first. */
  readonly turn: number;
}

/** A brief of that shape. */
export function makeBrief({ words, points, statistics, bodies, ordered, extras, turn }: Shape): Brief {
  const pick = (texts: readonly string[], index: number) => texts[(index + turn) % texts.length] ?? '';
  const { language, direction, headings } = words;
  return {
    layout: 'list',
    fitting: ['list'],
    ordered,
    kicker: extras ? pick(headings, 2) : undefined,
    title: `${pick(headings, 1)} ${pick(headings, 2)}`.slice(0, 90),
    subtitle: extras ? pick(words.bodies, 1) : undefined,
    points: Array.from({ length: points }, (_, index) => ({
      heading: pick(headings, index),
      body: bodies ? pick(words.bodies, index) : undefined,
      sentence: '',
    })),
    statistics: numbers.slice(0, statistics),
    source: extras ? 'The Sample Courier · Alex Example · 3 May 2026' : undefined,
    host: 'courier.example',
    language,
    direction,
  };
}

/** Dates, near to and far from one another. */
const dates = ['1883', '1961', 'March 2003', '2016', '3 May 2024', '2024', '2025'];
const times = [1883, 1961, 2003.2, 2016, 2024.3, 2024.5, 2025];

/** A brief of that shape with all that `layout` needs, `points` of each thing (at least what the contract wants). */
export function makeBriefFor(layout: Layout, shape: Shape): Brief {
  const { points, turn, bodies, extras } = shape;
  const brief = makeBrief({ ...shape, points: Math.max(points, layout === 'cycle' || layout === 'parts' ? 3 : 2) });
  const { headings } = shape.words;
  const pick = (index: number) => headings[(index + turn) % headings.length] ?? '';
  const makePoints = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => ({
      heading: pick(index + from),
      body: bodies ? shape.words.bodies[(index + from) % shape.words.bodies.length] : undefined,
      sentence: '',
    }));
  const makeRows = (values: readonly number[]) =>
    values.map((value, index) => ({ label: pick(index).slice(0, 30), value, text: `${value}%`, sentence: '' }));
  const share = Math.floor(100 / points);
  return {
    ...brief,
    layout,
    fitting: [layout, 'list'],
    events: makePoints(Math.max(3, points), 0).map((point, index) => ({
      ...point,
      date: dates[index] ?? '',
      at: times[index] ?? 0,
    })),
    sides: [
      { name: pick(0).slice(0, 40), points: makePoints(points, 1) },
      { name: pick(1).slice(0, 40), points: makePoints(extras ? points : Math.max(1, points - 1), 2) },
    ],
    sideTopics: extras ? makePoints(points, 3).map(({ heading }) => heading.slice(0, 20)) : undefined,
    rows: makeRows([49, 42.5, 39, 21, 9, 4, 0.5].slice(0, Math.max(3, points))),
    shares:
      points === 1 && extras
        ? [{ label: pick(0), value: 34.6, text: '9 of 26', sentence: '' }]
        : makeRows(Array.from({ length: points }, (_, index) => (index === 0 ? 100 - share * (points - 1) : share))),
    quote: { text: `${pick(0)} ${pick(1)} ${pick(2)}`, speaker: pick(3).slice(0, 30), role: pick(1), sentence: '' },
    hierarchy: {
      label: pick(2),
      children: Array.from({ length: Math.max(2, points) }, (_, index) => ({
        label: pick(index).slice(0, 50),
        children: bodies ? [0, 1, 2].map((at) => ({ label: pick(index + at).slice(0, 30), children: [] })) : [],
      })),
    },
  };
}
