import type { Things } from '../../words/thing-words.ts';

export const work: Things = {
  office: [
    'homeoffice|home-office|büros?|großraumbüros?|büroalltag|bürostühle?|bürostuhl|coworking|mobiles arbeiten',
    'Mein Büro ist der Küchentisch. Mit Krümeln.|Obenrum Hemd, untenrum Schlafanzug.|Auf der Milch steht ein Name. Es ist meiner.|Mein bester Kollege ist der Wasserkocher.',
  ],
  forms: [
    'formulare?|antragsformulare?|beitragseinreichung|manuskript(?:e|einreichung)|bürokratie~|papierkram|behördengang|behördengänge|bürgeramt|bürgerämter|amtsdeutsch|online-?antrag|online-?anträge',
    'Mir fehlt bestimmt wieder ein Blatt.|Im Feld „Datum“ steht mein Name.|Erst brauche ich den Schein für den Schein.|Ich bin Nummer 87. Dran ist die 12.',
  ],
  salary: [
    'gehalt|gehälter|~gehälter|gehalts~|gehaltserhöhung~|lohnerhöhung~|tariferhöhung~',
    'Meins kam am Freitag. Am Samstag war es weg.|Ich wollte mehr fordern. Jetzt habe ich einen neuen Tacker.',
  ],
  cv: [
    'lebenslauf|lebensläufe|bewerbungsschreiben|anschreiben|bewerbungsfotos?|bewerbungsunterlagen|bewerbungstipps?',
    'Französisch fließend: Ich kann Baguette bestellen.|Hobbys: Lesen, Reisen. Also Handy, Sofa.',
  ],
  jobInterview: [
    'vorstellungsgespräch~|bewerbungsgespräch~|jobinterviews?|assessment-?center',
    'Meine Schwäche? Ich habe „Lasagne“ gesagt.|Wo ich mich in fünf Jahren sehe? Im Feierabend.',
  ],
  apprentice: [
    'auszubildende~|ausbildungsberuf~|lehrlinge?|lehrstellen?|ausbildungsstart|ausbildungsbeginn|ausbildungsmesse~',
    'Am ersten Tag musste ich Siemens-Lufthaken holen.|Ich kann jetzt drei Sorten Kaffee.',
  ],
  boss: [
    'führungskräfte?n?|führungskraft|führungsstil~|mitarbeiterführung|leadership|chefetagen?|mitarbeitergespräch~',
    'Ich leite ein kleines Team. Alles Zimmerpflanzen.|Zu Hause entscheide ich. Das wurde mir erlaubt.',
  ],
  toDoList: [
    'to-?do-?listen?|produktivität~|prokrastin~|aufschieberitis|selbstorganisation',
    '„Liste schreiben.“ Haken dran. Feierabend.|Ich schreibe Erledigtes dazu. Nur für den Haken.',
  ],
  deadline: [
    'abgabefrist(?:en)?|abgabetermine?|deadlines?|einsendeschluss|bewerbungsfrist(?:en)?|anmeldeschluss',
    'Meine beste Zeit kommt kurz danach.|Ich habe vorher noch schnell den Backofen geputzt.',
  ],
  slides: [
    'powerpoint|präsentationstechnik(?:en)?|vortragstechnik|flipcharts?',
    'Auf meiner letzten steht „Fragen?“. Ich hoffe, nein.|Ich bin so weit. Der Beamer will ein anderes Kabel.',
  ],
  spreadsheet: [
    'excel~|tabellenkalkulation~|pivot-?tabellen?|google sheets',
    'Ich habe Spalte A sortiert. Nur Spalte A.|In meiner Zelle steht jetzt der 4. Juli.',
  ],
  videoCall: [
    'videokonferenz(?:en)?|videocalls?|videotelefonie|zoom-?meetings?|zoom-müdigkeit|microsoft teams',
    'Alle hatten gewinkt. Ich fand den Knopf nicht.|Fünf Minuten geredet. Ohne Mikro. Sehr guter Vortrag.',
  ],
  webinar: [
    'webinare?|online-?seminare?|online-?kurse?|e-?learning|onlinekurse?',
    'Ich bin dabei. Mit der Bügelwäsche.|Ich bin in neun angemeldet. Fertig ist das Seepferdchen.',
  ],
  teamBuilding: [
    'teambuilding|teamevents?|betriebsausfl(?:ug|üge)|firmenfeiern?|betriebsfeste?|weihnachtsfeiern?',
    'Wir haben ein Floß gebaut. Die Fahrt war kurz.|Ich ließ mich fallen. Der Kollege war am Handy.',
  ],
  canteen: [
    'kantinen?|~kantine|mensa|mensen|mittagspausen?|schulessen',
    'Der Auflauf am Freitag kennt die ganze Woche.|Mein Brot war um neun schon weg. Das wird ein langer Tag.',
  ],
  fourDayWeek: [
    'vier-tage-woche|4-tage-woche|viertagewoche|work-life-balance|arbeitszeitverkürzung|gleitzeit|teilzeit(?:arbeit|stelle|stellen)?|brückentage?n?',
    'Vier Tage schaffe ich schon. Verteilt auf fünf.|Mein Freitag wäre bereit. Seit Jahren.',
  ],
  innovation: [
    'innovation(?:en|s~)?|innovations~|disruptiv~|design thinking',
    'Dafür haben wir einen Raum mit Sitzsäcken.|Ich nehme jetzt die grünen Klebezettel.',
  ],
  digitalisation: [
    'digitalisierung(?:s~)?|digitalisierungs~|digitale transformation|papierlos~|e-government|digitalpakt',
    'Ich habe die Mail dazu ausgedruckt.|Wir scannen den Ausdruck jetzt ein.',
  ],
  sustainability: [
    'nachhaltigkeit(?:s~)?|nachhaltigkeits~|zero waste|plastikfrei~|co2-fußabdruck',
    'Ich habe einen Beutel voller Beutel.|Ich besitze fünf Mehrwegbecher. Alle zu Hause.',
  ],
  change: [
    'change ?management|umstrukturierung(?:en)?|neuausrichtung|strukturreform|agile[rs]?|agilität|scrum',
    'Ich habe vier davon erlebt. Der Wasserkocher blieb.|Bei uns gab es neue Schlüsselbänder.',
  ],
  merger: [
    'fusion(?:en)? (?:mit|von|der|zweier)|fusioniert|fusionieren|fusionspläne|übernahmeangebot|firmenübernahme|zusammenschluss|joint venture|akquisition(?:en)?',
    'Wir sind zusammengezogen. Jetzt gibt es drei Toaster.|Das mache ich mit halb leeren Marmeladengläsern.',
  ],
  quarterlyFigures: [
    'quartalszahlen|quartalsbericht~|quartalsergebnis~|halbjahreszahlen|halbjahresbilanz|geschäftszahlen|jahreszahlen|(?:erste[sn]?|zweite[sn]?|dritte[sn]?|vierte[sn]?) quartal|umsatzplus',
    'Bei mir: ein Schirm weg, zwei Kulis dazu.|Mein Ausblick ist verhalten. Es ist der 20.',
  ],
  investor: [
    'investor(?:en|in|innen)?|finanzierungsrunden?|risikokapital|wagniskapital|crowdfunding|business angels?|geldgeber',
    'Meine Oma hat mal zehn Euro in mich gesteckt.|Ich brauche einen. Es geht um ein Sofa.',
  ],
  startUp: [
    'start-?ups?|gründer(?:szene|preis|zentrum|innen|geist)|existenzgründ~|unternehmensgründ~|solopreneur~',
    'Die Idee hatte ich zuerst. Unter der Dusche.|Den Kickertisch habe ich schon. Der Rest kommt noch.',
  ],
  tradeFair: [
    'messe(?:stand|stände|auftritt|neuheiten|besucher|rundgang|termine)|fachmesse~|leitmesse~|~buchmesse|hannover messe|berufsmesse~|branchentreff|messehallen?',
    'Ich war da. Jetzt habe ich neun Stoffbeutel.|Ich war am Stand mit den Gummibärchen. Dreimal.',
  ],
  survey: [
    'umfragen?|umfrage~|~umfragen?|fragebogen|fragebögen|befragung(?:en)?|~befragung(?:en)?|meinungsforsch~',
    'Ich kreuze immer die Mitte an.|„Nur zwei Minuten“, hieß es. Vor einer Stunde.',
  ],
  statistics: [
    'statistik~|statistische[sn]?|infografik~|tortendiagramm~',
    'Im Schnitt passen meine Socken zusammen.|Ich bin das kleine Stück „Sonstige“.',
  ],
  ranking: [
    'rankings?|~ranking|ranglisten?|bestenlisten?|spitzenreiter|top (?:10|20|50|100)',
    'In meiner Wohnung bin ich in den Top 3. Wir sind zwei.|Ich lag knapp außerhalb der besten Million.',
  ],
  pressRelease: [
    'pressemitteilung(?:en)?|pressestelle|presseerklärung(?:en)?|medienmitteilung(?:en)?',
    'Unser Kühlschrank teilt mit: leer.|Vor dem Frühstück gebe ich keine Stellungnahme ab.',
  ],
  hotline: [
    'kundenservice|kundendienst|hotlines?|callcenter|call-center|kundenhotline',
    'Ich bin Nummer neun. Vorhin war ich sieben.|Ich kann die Warteschleife inzwischen pfeifen.',
  ],
};
