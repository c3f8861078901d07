/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | To, za co mi płacą | {h}',
  'tempted | Ja | To, co musi być gotowe dziś | {h}',
  'levels | {h} | {1} | {2} | Opowiedzieć wszystko kotu',
  'levels | Rzut oka na nagłówki | {H} | Przeczytać dwa razy | Opowiedzieć wszystko kotu',
  'buttons | {1} | {2} | Ja, gdy mogę powiedzieć tylko jedno',
  'buttons | Wracać do pracy | {h} | Ja, przed chwilą',
  'fork | Wracać do pracy | Jeszcze jeden akapit | {h}',
  'sign | {h} | Zmień moje zdanie.',
  'panic | Ktoś pyta mnie, co nowego | {h} | Pyta o szczegóły',
  'exit | Prosto do pracy | {h} | Ja',
  'backfire | Powiedzieć przy obiedzie coś mądrego | {h} | Wszyscy pytają dlaczego | Wszyscy pytają dlaczego',
  'clown | Przeczytam tylko nagłówek | {H} | {1} | Za oknem już ciemno',
  'clown | Przeczytam tylko nagłówek | {H} | Jeszcze jeden akapit | Za oknem już ciemno',
  'handshake | Ci, którzy przeczytali wszystko | Ci, którzy przeczytali nagłówek | „{H}”',
  'handshake | Ci, którzy przeczytali „{h}” | Ci, którzy nie przeczytali | Stanowcza opinia',
  'handshake | {h} | Mój własny kalendarz | Dla mnie nowość',
  'same | {h} | Mój jedyny temat dzisiaj',
  'butterfly | Ja | {h} | Czy to luźna pogawędka?',
  'shocked | {H} | A miał być tylko nagłówek',
  'unmasking | Krótka rozmowa ze mną | {h}',
  'scale | Wszystko, co mam dziś zrobić | {h}',
  'tug | Moja praca | {h} | Moje popołudnie',
  'reality | Co chcę powiedzieć | Dzień dobry | Co mówię | {h}',
  'before-after | Przed kawą | Żadnej opinii | Po kawie | {h}',
  'calm | {h} | Spokojnie, tylko dopiję kawę.',
  'domino | {h} | Popołudnie w plecy',
];

/** "Both X and Y …". */
export const both = '^zarówno (?<left>.+?), jak i (?<right>.+)$';
