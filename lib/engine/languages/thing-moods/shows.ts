import type { SpeakerMood } from './speaker-mood.ts';

export const shows = {
  series: 'caught',
  film: 'smug',
  podcast: 'smug',
  concert: 'tired',
  instrument: 'smug',
  song: 'smug',
  dance: 'smug',
  theatre: 'caught',
  subtitles: 'smug',
  karaoke: 'baked',
  radio: 'smug',
  vinyl: 'smug',
  crimeNovel: 'smug',
  horrorFilm: 'caught',
  documentary: 'smug',
  quizShow: 'smug',
  magician: 'smug',
  comedy: 'smug',
  comics: 'smug',
  brassBand: 'tired',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
