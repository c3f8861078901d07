import type { Brief } from '../../../../lib/engine/brief.ts';
import { createMeasurer } from '../../../../lib/engine/paint/measure.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';

/** A measurer with the bundled faces. */
export async function loadMeasurer() {
  const platform = createNodePlatform();
  await platform.loadFonts();
  return createMeasurer(platform);
}

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
