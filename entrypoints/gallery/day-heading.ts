const ownDays = 7;

export function createDayHeading(locale: string, now = new Date()): (date: string) => string {
  const toDayStart = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const today = toDayStart(now);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const known = new Map<number, string>();
  const name = (day: number) => {
    const ago = Math.round((today - day) / 86_400_000);
    if (ago <= 1) return relative.format(Math.min(0, -ago), 'day');
    return (ago < ownDays ? weekday : month).format(day);
  };
  return (iso) => {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) return '';
    const day = toDayStart(date);
    const heading = known.get(day) ?? capitalize(name(day), locale);
    known.set(day, heading);
    return heading;
  };
}

const capitalize = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
