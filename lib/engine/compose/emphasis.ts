/**
 * The phrase to emphasise where a brief marks none: a number with its unit, and the words that limit it (visual language
 * §6). Languages share digits, signs and the units' short names; without one of them nothing is marked.
 */
const quantity =
  /(?:(?:about|around|over|under|up to|at least|at most|more than|less than|fewer than|nearly|almost|rund|etwa|über|bis zu|mehr als|plus de|environ|más de|casi|oltre|circa|mais de|ponad|meer dan|ruim)\s)?(?:[$€£¥]\s?)?\d[\d.,\u00a0]*(?:\s?(?:%|‰|°C|°F|×|[kcm]?m²?|km\/h|mph|[kmg]?g|[MGTk]B|[MGk]?Wh?|percent|per cent|Prozent|pour cent|por ciento|per cento|por cento|procent|million|billion|trillion|thousand|Millionen|Milliarden|Mio\.|Mrd\.|millions?|milliards?|millones|milhões|milioni|miliardi|miljoen|miljard|mln|mld|years?|months?|weeks?|days?|hours?|minutes?|seconds?|Jahre[n]?|Monate[n]?|Wochen|Tage[n]?|Stunden|Minuten|ans|mois|jours|heures|años|meses|días|horas|anni|mesi|giorni|ore|anos|dias|people|dollars|euros?|Euro|tonnes?|tons?|miles?|metres?|meters?|Meter|light-years|times)(?!\p{L}))+|[$€£¥]\s?\d[\d.,]*/iu;

/** Share of the text that a mark takes at most. */
const maxShare = 0.5;

export function findMark(text: string, title: string): string | undefined {
  const [phrase] = quantity.exec(text) ?? [];
  const trimmed = phrase?.trim();
  if (!trimmed || trimmed.length > text.length * maxShare || title.includes(trimmed)) return undefined;
  return trimmed;
}
