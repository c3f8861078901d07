import type { Replies } from '../words/joke-words.ts';

export const replies: Replies = {
  halves: ['Im Internet', 'Bei mir'],
  signs: {
    howTo:
      'so (?:geht|gelingt|klappt|einfach|wird|macht)(?:’s|s)?(?! (?:\\p{L}+ ){0,4}weiter)|anleitung(?:en)?|schritt für schritt|leitfaden|einfach erklärt|wie (?:du|man|sie|ihr)',
    delay:
      'vertagt|verschoben|verschiebt|verschieben|verspätung(?:en)?|verzögert|verzögerung(?:en)?|verspätet|vertagen',
    resign: 'rücktritt|tritt zurück|zurückgetreten|hört auf|kündigt(?= (?:als|seinen|ihren))',
    meeting:
      '\\p{L}*(?:sitzung|konferenz|tagung|versammlung|kongress|symposium|plenum)(?:en|s|e)?|gipfeltreffen|roundtable|webinare?|workshops?|tagesordnung|fachtag|protokolle?',
    job: 'stellenangebote?|stellenanzeigen?|wir suchen|praktik(?:um|a)|ausbildungsplätze|jobs?|m/w/d|w/m/d|azubis?',
    sale: 'rabatte?|schnäppchen|black friday|sonderangebote?|sale|gutscheine?|ausverkauf|deals|aktionspreis',
    dearer:
      'preiserhöhung(?:en)?|teurer|preise steigen|preisanstieg|verteuert|gestiegene preise|höhere preise|gebührenerhöhung',
    money: 'milliardäre?|millionäre?|milliarden?|millionen',
    record: '\\p{L}*rekord(?:e|s|jahr|wert|umsatz|hoch)?',
    award:
      '\\p{L}*preis(?:träger(?:in|innen)?|verleihung(?:en)?)|ausgezeichnet|auszeichnung(?:en)?|geehrt|ehrung(?:en)?|würdigt(?:e|en)?|oscars?|verleiht|ehrenamtspreis',
    anniversary:
      'jubiläum|jubiläen|geburtstag|(?<!(?:seit|vor|nach|in|alle|von|für|zu) )\\d+ jahre(?! (?:haft|gefängnis|später|danach|alt|nach))|feiert|jahrestag',
    opening: '\\p{L}*eröffnung(?:en)?|eröffnet|öffnet|einweihung|eingeweiht|neueröffnung',
    appointed:
      'neuer? (?:chef|chefin|direktor|direktorin|leiter|leiterin|vorstand|geschäftsführer|geschäftsführerin|präsident|präsidentin|\\p{L}*trainer(?:in)?|vorsitzender?|bürgermeister|bürgermeisterin)|ernannt|ernennt|nachfolger|nachfolgerin',
    interview: '\\p{L}*interviews?|im gespräch|nachgefragt',
    compared: 'vergleich|\\p{L}*vergleich|testsieger|kaufberatung|die besten .{3,40} 20\\d\\d|vs\\.?|im test',
    terms:
      'nutzungsbedingungen|agb|datenschutz\\p{L}*|dsgvo|cookies?|einwilligung(?:en)?|vertragsklauseln?|kleingedruckte[sn]?',
    study:
      'studien?|umfragen?|forscher|forscherinnen|forschende|wissenschaftler|wissenschaftlerinnen|untersuchung(?:en)?|\\p{L}*studie',
    report: '\\p{L}*bericht(?:e|s)?|statistik(?:en)?|auswertung|jahresabschluss|lesen|zeitung(?:en)?|newsletter',
    visit: 'besucht|\\p{L}*(?<![kp])reise(?:n)?|zu gast in|unterwegs in|rundgang',
    demand: 'fordert|fordern|forderung(?:en)?|verlangt|verlangen|appell(?:iert)?',
    plan: 'plant|planen|pläne|plan|planung|strategien?|fahrplan|bis 20[2-9]\\d',
  },
  turns: {
    tips: 'Ich fange am Montag an.|Schon gespeichert. Das zählt auch.|Ich habe alle gelesen. Im Liegen.|Den ersten mache ich schon. Aus Versehen.',
    howTo:
      'Ich sehe mir erst noch ein Video dazu an.|Ich bin bei „Du brauchst“ ausgestiegen.|Bei mir sieht schon Schritt zwei anders aus.|Ich habe alles gelesen. Hinterher.',
    delay:
      'Endlich jemand, der so arbeitet wie ich.|„Bin schon unterwegs“, sage ich. Unter der Decke.|Gut. Ich hatte es sowieso vergessen.|So einen Anruf bekommt mein Zahnarzt auch von mir.',
    resign:
      'Diese Mail schreibe ich nur. Abgeschickt wird sie nie.|Ich komme nicht mal aus der Klassengruppe raus.|Ich habe bisher nur beim Fitnessstudio gekündigt.|Von allen verabschiedet. Dann lag da noch mein Schirm.',
    meeting:
      'Gibt es wenigstens Kuchen?|Ich bin nur wegen der Kekse mit Schokolade da.|Ich habe genickt. Hoffentlich war das keine Abstimmung.|Auf meiner Tagesordnung ist jetzt ein Pferd.',
    job: 'Gesucht: 25 Jahre alt, 30 Jahre Erfahrung.|„Obstkorb“ heißt: eine Banane. Die gehört dem Chef.|Ich erfülle alles. Außer Punkt eins bis neun.|Gibt es einen Platz an der Heizung?|Ich bin Teamplayer. Ich teile die Kekse.',
    sale: 'Ich habe so viel gespart, dass mein Konto leer ist.|Ich brauchte keins. Bei dem Preis brauche ich zwei.|Ich wollte Socken. Jetzt habe ich einen Brotbackautomaten.|Ich spare schon auf das nächste Angebot.',
    dearer:
      'Mein Gehalt weiß noch nichts davon.|Eine Kugel Eis kostete mal fünfzig Pfennig.|Mein Taschengeld wurde seit 1998 nicht angepasst.',
    money:
      'Ich vergleiche Joghurts nach dem Preis.|Ich teile die Rechnung auf den Cent genau.|Im Sofa lag Geld. Es war ein Knopf.|Ich habe heute vier Flaschen Pfand weggebracht.|Ich falte Geschenkpapier wieder zusammen.',
    record:
      'Meiner: sechs Einkaufstüten, ein Gang.|Neun Fischstäbchen. Leider hat keiner gezählt.|Ich habe mal einen Sonntag ganz ohne Schuhe geschafft.',
    award:
      'Ich habe mal einen Kugelschreiber gewonnen.|Mein Regal wäre bereit. Seit Jahren.|Die Rede habe ich seit der Grundschule. Und die Bürste.|Ich habe ein Seepferdchen. Sonst eher nichts.|Ich danke meinem Wecker. Dem dritten.',
    anniversary:
      'Ich habe die Karte vergessen.|Ich bringe die Girlande mit. Sie ist vom letzten Mal.|Ich stehe schon mal beim Kuchen.|Ich gratuliere. Mein Kalender hat mich erinnert.',
    opening:
      'Ich bin wegen der Schnittchen da. Die mit Lachs.|Ich war der Erste. Auf der Tür stand „ziehen“.|Ich nehme einen Luftballon. Fürs Büro.',
    appointed:
      'Und ich fülle immer noch das Druckerpapier nach.|Ich war mal Tafeldienst. Macht verändert einen.|Zu Hause bin ich Stellvertreter. Von der Katze.|Ich bin auch verantwortlich. Für die Kaffeekasse.',
    interview:
      'Ich hätte jetzt schon zweimal „Keine Ahnung“ gesagt.|Meine besten Antworten kommen unter der Dusche. Danach.|Ich übe mit der Haarbürste.|Zum Kellner sagte ich „Gleichfalls“. Bei „Guten Appetit“.',
    compared:
      'Ich nehme immer das Zweitbilligste.|Ich habe alles gelesen. Gekauft habe ich das schönere.|Ich nehme den in der Mitte. Wie beim Wein.|Meiner ist nicht dabei. Meiner brummt.',
    terms:
      'Ich habe so schnell gescrollt, dass der Daumen wehtut.|Kann sein, dass ihnen jetzt meine Katze gehört.|Ich habe die Hälfte gelesen: das Wort „Akzeptieren“.',
    study:
      '{studien?/~studie/umfragen?/~umfrage/forscher/forscherinnen/forschende/wissenschaftler/wissenschaftlerinnen} Das sagt Oma seit Jahren.|Ich mache seit Jahren den Selbstversuch. Auf dem Sofa.|{umfragen?/~umfrage/studien?/~studie} Ich hätte mitgemacht. Gab es Schnittchen?|{umfragen?/~umfrage} Mich fragt nie jemand. Ich hätte „weiß nicht“ gesagt.',
    report:
      'Ich habe nur die Überschrift gelesen. Halb.|Ich habe die Bilder gesucht. Es gibt eins. Händeschütteln.|Ich habe alles Wichtige markiert. Jetzt ist es gelb.|Liegt auf meinem Nachttisch. Unter den Keksen.',
    visit:
      'Wenn einer kommt, räume ich alles in den Backofen.|Gäste bekommen bei mir die Tasse mit Henkel.|Ein Zimmer ist aufgeräumt. Bitte nicht links abbiegen.',
    demand:
      'Ich fordere einen Mittagsschlaf.|Ich wollte einen Fensterplatz. Das war 2016.|Zu Hause fordere ich auch. Dann spüle ich ab.|Mir würde die Fernbedienung reichen.',
    plan: 'Mein Plan: erst mal Mittagessen.|Meiner steht auf einer Serviette. Die ist benutzt.|Ich habe einen Kalender gekauft. Er ist leer.|Ich hatte einen. Dann habe ich mich kurz hingesetzt.',
  },
  subjects: {
    sport:
      'Ich bin nach einer Treppe außer Atem.|Ich habe mich beim Sockenanziehen gezerrt.|Ich bin schon warm. Die Fernbedienung war weg.|{~lauf/~läufe/~läufer/~läuferin/~läufern/laufen/~rennen/marathon/runden?/staffel} Ich laufe Runden. Sofa, Kühlschrank, Sofa.|Mein Trainingsanzug kennt nur das Sofa.',
    soccer:
      'Den hätte ich reingemacht. Vom Sofa aus.|Ich bin mal einem Bus nachgelaufen.|Meine Taktik war besser. Der Fernseher hörte nicht zu.',
    'winter-sport': 'Ich falle auf dem flachen Stück hin.|Meine Disziplin ist der Kakao danach.',
    swimming: 'Ich prüfe noch mit einem Zeh die Temperatur.',
    cycling: 'Mein Fahrrad hat einen Korb und einen Platten.',
    motorsport: 'Ich suche seit einer Stunde einen Parkplatz.',
    sailing: 'Ich werde in der Badewanne seekrank.',
    fitness: 'Ich nehme die Treppe. Abwärts.|Alle Einkaufstüten auf einmal tragen zählt auch, oder?',
    games: 'Eine Runde noch. Es ist erst drei Uhr nachts.',
    chess: 'Mir gefallen die kleinen Pferde.',
    markets: 'Ich besitze ein Glas voll Kleingeld.|Meine Anteile liegen im Kühlschrank: eine halbe Pizza.',
    banking: 'Meine Karte wurde bei einem Kaffee abgelehnt.|Meine PIN kennen nur meine Finger.',
    taxes: 'Meine Belege wohnen in einem Schuhkarton.',
    jobs: 'Ich arbeite am besten im Liegen.|Und es ist erst Dienstag.',
    startups: 'Es ist eine App, oder?|Die Idee hatte ich zuerst. Unter der Dusche.',
    housing: '„Gemütlich“ heißt: Man kann vom Bett aus kochen.|Die Besenkammer wäre noch frei.',
    construction: 'Donnerstag sind sie fertig, hieß es. In welchem Jahr?',
    retail: 'Ich wollte eigentlich nur Milch.|So eins habe ich schon. Mit Etikett.',
    elections: 'Wir können uns nicht mal auf eine Pizza einigen.',
    phones: 'Mein Ladekabel passt dann nicht, oder?|Meins hat einen Sprung, aber es ist meins.',
    software: 'Gestern ging es noch.|Ich habe auf OK geklickt. Gelesen habe ich nichts.',
    internet: 'Ich habe schon 43 Tabs offen.',
    telecom: 'Wir haben einen Balken. Am Fenster.',
    'social-media': 'Mein letzter Post: zwei Likes. Einer war von mir.',
    email: '4.312 ungelesen. Nächste Frage.',
    security:
      '{~sicherheit~/~passw[oö]rt~/~hack~/phishing} Mein Passwort klebt am Bildschirm.|{~updates?/~patch~/aktualisier~} „Später erinnern.“ Seit März.',
    ai: 'Kann sie auch Wäsche falten?|Meine versteht immer „Papa anrufen“.',
    gadgets: 'Das kommt zu den anderen in die Schublade.|Und welches Kabel braucht es diesmal?',
    photography: 'Auf allen ist mein Daumen drauf.',
    film: 'Ich bin beim Trailer eingeschlafen.',
    tv: 'Und wo ist die Fernbedienung?',
    music: 'Ich kann nur den Refrain.|Die Nachbarn können es inzwischen auswendig.',
    theatre: 'Ich habe an der falschen Stelle geklatscht.',
    art: 'Ich habe langsam genickt und das Café gesucht.',
    design: 'Können wir das Logo größer machen?',
    books: 'Ich bin auf Seite zwölf. Seit März.|Neben meinem Bett liegen sieben. Ungelesen.',
    museum: 'Erst ins Café, dann in den Shop.',
    royalty: 'Meine Einladung ging wohl in der Post verloren.',
    fashion: 'Ich trage heute den anderen schwarzen Pulli.',
    beauty: 'Ich besitze eine Seife. Für alles.',
    food: 'Also wieder Toast?',
    cooking: 'Bei mir ging der Rauchmelder an.|Also wieder Toast?',
    baking: 'Meiner ist flach geworden, aber stolz.',
    drinks: 'Ich suche Wein nach dem Etikett aus.',
    coffee: 'Vor dem zweiten bitte nicht ansprechen.',
    travel:
      'Ich habe noch zwei Tage Urlaub.|Ich habe schon gepackt. Für jedes Wetter.|Neun Paar Socken für zwei Tage. Man weiß ja nie.',
    hiking: 'Gibt es da einen Lift?',
    aviation: 'Mittelsitz, nehme ich an.',
    rail: 'Meiner ist ein Ersatzbus.',
    transit: '{~bus/~busse~/~buslini~/busfahr~} Erst kommt keiner, dann kommen drei.',
    cars: 'Und wo parke ich das?|Meins macht ein Geräusch. Ich drehe das Radio lauter.',
    bikes: 'Mein Fahrrad hat einen Korb und einen Platten.',
    traffic: 'Ich habe einen reingelassen. Kein Danke.',
    shipping: 'Mir wurde im Tretboot schlecht. Es war angebunden.',
    delivery: 'Meins ist beim Nachbarn. Bei welchem, weiß keiner.',
    space:
      '{mond~/mars~/planet~/raumstation~/asteroid~/umlaufbahn} Gibt es da oben Parkplätze?|Ich hätte den falschen Adapter dabei.',
    mathematics: 'Bei mir kam sieben raus. Bei den anderen x.',
    dinosaurs: 'Mit fünf kannte ich alle Namen.',
    psychology: 'Und was macht das mit dir?',
    nutrition: 'Chips sind Kartoffeln. Kartoffeln sind Gemüse.|Zählt das Salatblatt im Burger?',
    sleep: 'Es ist drei Uhr, und ich lese darüber.',
    babies: 'Hier hat seit Dienstag niemand geschlafen.',
    toys: 'Ich habe eins im Dunkeln gefunden. Mit dem Fuß.',
    wedding: 'Ich bin wegen der Torte hier.',
    home: 'Ich mache einfach die Tür zu.|Dafür habe ich einen Stuhl. Er ist voller Kleider.',
    cleaning: 'Ich mache einfach die Tür zu.',
    diy: 'Eine Schraube ist übrig.',
    crafts: 'Das Material habe ich. Seit 2019.',
    garden: 'Mein Kaktus hat es nicht geschafft.',
    pets: 'Die Katze mag lieber den Karton.|Hat jemand die Katze gefragt?',
    fishing: 'So groß war er. Ehrlich.',
    farming: 'Mein Balkon hat eine Tomate hervorgebracht.',
    recycling: 'Und in welche Tonne kommt das?',
    weather: 'Und ich habe die falsche Jacke an.|Ich habe gerade Fenster geputzt. Also ja.',
    energy: 'Ich dusche ab jetzt im Büro.',
    productivity:
      'Ich habe stattdessen den Schreibtisch aufgeräumt.|Erst mal ein neues Notizbuch.|„Liste schreiben.“ Haken dran. Feierabend.',
    christmas: 'Ich kaufe alles am 23.',
  },
};
