import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: [
    'zeitumstellung|sommerzeit|winterzeit|armbanduhr(?:en)?|uhren|kirchturmuhr|zeitphilosophie',
    'Meine Ofenuhr blinkt seit 2019.|Die im Auto stimmt wieder. Ein halbes Jahr lang.|Ich war pünktlich. Nur eine Stunde zu früh.|Ich komme nicht zu spät. Ich habe noch die alte.',
  ],
  rain: [
    'regen|dauerregen|nieselregen|wetter|wettervorhersage|wetterbericht|sommerwetter|herbstwetter|aprilwetter|sauwetter|regenschirm~|schauer|nieselregen|eisheilige?n?',
    'Und ich habe die falsche Jacke an.|Mein Schirm ist trocken. Er liegt zu Hause.|Ich hatte gerade Wäsche aufgehängt. Sieht man ja.|Die App sagt Sonne. Meine Socken sagen was anderes.',
  ],
  christmas: [
    'weihnachten|weihnachts~|adventskalender|nikolaus|geschenkideen|geschenke',
    'Ich kaufe alles am 23.|Ich habe alles gut versteckt. Eins fehlt noch.|Die Lichterkette ist ein einziger Knoten. Wie jedes Jahr.|Bei mir kriegen alle Socken. Wieder.',
  ],
  heatwave: [
    'hitzewellen?|hitze(?:rekord|tage|tipps|frei|sommer|periode)?|klimaanlagen?|tropennächte?|hochsommer~',
    'Ich kaufe Erbsen. Seit einer Stunde, am Tiefkühlregal.|Mein Ventilator und ich sind jetzt ein Paar.',
  ],
  frost: [
    'kältewellen?|kälteeinbruch|frost|nachtfrost|minusgrade|eiskratzer|glatteis|wintereinbruch|dauerfrost',
    'Ich kratze mit der Kundenkarte vom Bäcker.|Ich habe alles freigekratzt. Es war das Auto vom Nachbarn.',
  ],
  fog: [
    'nebel|nebelig|hochnebel|nebelbänke|nebelwand',
    'Ich habe eine Mülltonne gegrüßt.|Den habe ich bis zum zweiten Kaffee.',
  ],
  leaves: [
    'laub|herbstlaub|laubbläser|laubsauger|laub ?harken|laubfall|laubhaufen',
    'Ich hatte alles auf einem Haufen. Dann kam der Hund.|Meins liegt beim Nachbarn. Danke, Wind.',
  ],
  springtime: [
    'frühling|frühlings~|frühjahrsmüdigkeit|kirschblüte~|krokusse?|pollenflug|heuschnupfen',
    'Meine Winterjacke glaubt kein Wort.|Ein Sonnenstrahl, und ich sitze mit Decke im Eiscafé.',
  ],
  summer: [
    'sommeranfang|jahrhundertsommer|sommerende|altweibersommer|sommersonnenwende',
    'Unserer war an einem Mittwoch.|Meine kurze Hose kennt genau einen Dienstag.',
  ],
  resolutions: [
    'gute vorsätze|gute[nr]? vorsätzen?|neujahrsvorsätze?n?|vorsätze|gewohnheiten|dry january|ins neue jahr',
    'Meine haben gehalten. Bis zum Mittagessen.|Ich nehme die vom letzten Jahr. Sind wie neu.',
  ],
  newYearsEve: ['silvester~|feuerwerke?~|bleigießen|dinner for one', 'Ich habe um zehn geschlafen. Prosit.'],
  easter: [
    'osterhasen?~|osterei~|osterfest|osterferien|osterfeuer|osternest~|osterlamm|ostern|gründonnerstag',
    'Ich habe zu gut versteckt. Im Juni riechen wir es.|Dem Hasen fehlen die Ohren. Ich habe nur probiert.',
  ],
  valentine: [
    'valentinstag~|valentins~',
    'Die Tankstelle hatte noch eine Rose. Und Frostschutz.|Ich bekam eine Karte. Vom Zahnarzt.',
  ],
  mothersDay: [
    'muttertag~|vatertag~',
    'Ich habe Frühstück gemacht. Mama dann die Küche.|Ich hatte dran gedacht. Als das Schaufenster es tat.',
  ],
  christmasMarket: [
    'weihnachtsmarkt~|weihnachtsmärkte?n?|christkindl~|glühwein~|adventsmarkt|adventsmärkte',
    'Nur wegen der Lichter. Jetzt besitze ich neun Tassen.|Meine Jacke riecht bis Ostern nach Champignons.',
  ],
  christmasTree: [
    'weihnachtsb(?:aum|äume)n?|christb(?:aum|äume)n?|tannenb(?:aum|äume)|lametta|christbaum~|weihnachtsbaum~',
    'Zwei Meter, sagte ich. Die Decke sagte nein.|Meiner ist schief. Die schöne Seite sieht die Wand.',
  ],
  publicHoliday: [
    'feiertage?n?|~feiertage?|lange[sn]? wochenende|brückentag',
    'Ich stehe vorm Supermarkt. Er ist zu.|Morgen schon? Ich habe eine halbe Zitrone im Haus.',
  ],
  aprilFools: [
    'aprilscherz~|april, april|1\\. april',
    'Auf die ersten drei bin ich reingefallen.|Salz in der Zuckerdose. Dann kam mein eigener Kaffee.',
  ],
};
