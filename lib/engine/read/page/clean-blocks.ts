import type { Block } from '../../document.ts';

/** A block of running text. Shorter ones do not show where an article starts and ends. */
const leastProse = 60;
/** Longer blocks are never taken for a credit or a call to do something. */
const longestNoise = 220;
/** Longest line that may be a date, a name or a label above or below the article. */
const longestFragment = 90;

const endsSentence = /[.!?。！？؟…:：][\s"'”’»)\]]*$/u;

/** Credits of pictures, agencies and rights. */
const credit =
  /^[\s([]*(?:©|ⓒ|\(c\)|copyright\b|(?:file )?(?:photo|foto|image|bild|picture|video|credit|crédit|quelle)s?(?: (?:credit|by|courtesy)s?)?\s?[:：|/=]|写真[:：=]|图片来源|사진\s?=)|\((?:image|photo|credit|foto|bild)[^)]{0,60}\)\s*$|^(?:getty images|reuters|shutterstock|afp|dpa|associated press)\W*$/i;
/** A site's calls to its readers, where a sentence starts with one. */
const call =
  /(?:^|[.!?:]\s+)(?:please )?(?:sign ?up|subscribe to|follow (?:us|me|him|her|them|@?\S+) on|like us on|share this|download (?:the|our) app|click here|get the latest|join our|abonnieren sie|inscrivez-vous|abonnez-vous|suscríbe\w*|assine|inscreva-se|iscriviti|schrijf je in)\b|チャンネル登録|关注我们|扫码/i;
/** Who worked on it. */
const staff =
  /^(?:(?:additional )?(?:reporting|writing|editing|contributions?) by\b|this (?:article|story|post) (?:was|originally|first)\b|have a tip\b|reach the reporters?\b|about the author)/i;

/**
 * Takes off what is left around an article once it is text: dates and names above it, credits and calls to readers, and
 * headings of what was cut away. Judged by place and form, by words only where the form says nothing.
 */
export function cleanBlocks(blocks: readonly Block[], title?: string): Block[] {
  const kept = withoutRepeats(blocks.filter((block) => !isNoise(block)));
  const first = kept.findIndex(isProse);
  const last = kept.findLastIndex(isProse);
  const body =
    first < 0 ? kept : kept.filter((block, index) => (index >= first && index <= last) || !isFragment(block));
  return withoutDangling(body).filter((block) => block.type !== 'heading' || !isSame(block.text, title));
}

/**
 * Length of a text as it counts: a letter of Chinese, Japanese or Korean says as much as two or three Latin ones, and
 * every threshold here is in Latin letters.
 */
export function weightOf(text: string): number {
  return text.length + 1.5 * (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
}

/** Running text, or what stands for it. */
export function isProse(block: Block): boolean {
  switch (block.type) {
    case 'paragraph':
      return weightOf(block.text) >= leastProse && endsSentence.test(block.text);
    case 'list':
      return block.items.some(({ text }) => weightOf(text) >= leastProse);
    case 'table':
    case 'code':
    case 'quote':
      return true;
    default:
      return false;
  }
}

const isFragment = (block: Block): boolean =>
  block.type === 'paragraph' &&
  weightOf(block.text) <= longestFragment &&
  (!endsSentence.test(block.text) || /[:：]$/.test(block.text));

function isNoise(block: Block): boolean {
  if (block.type !== 'paragraph') return false;
  const { text } = block;
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  return text.length <= longestNoise && (credit.test(text) || staff.test(text) || call.test(text));
}

/** Without long paragraphs that stood before: galleries repeat their captions, some pages their lead. */
function withoutRepeats(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    if (block.type !== 'paragraph' || block.text.length < leastProse) return true;
    const isNew = !seen.has(block.text);
    seen.add(block.text);
    return isNew;
  });
}

/** Without headings at the end, over nothing. */
function withoutDangling(blocks: readonly Block[]): Block[] {
  const last = blocks.findLastIndex((block) => block.type !== 'heading' && block.type !== 'figure');
  return blocks.filter((block, index) => block.type !== 'heading' || index < last);
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const isSame = (text: string, title: string | undefined): boolean => title !== undefined && bare(text) === bare(title);
