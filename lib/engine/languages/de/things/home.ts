import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  vacuum: [
    'staubsauger~|saugroboter~|staubsaugen|akkusauger|akku-?staubsauger|handstaubsauger',
    'Meiner frisst Socken und versteckt sich unterm Sofa.|Ich hebe die Füße hoch. Das ist mein Anteil.|Im Rohr hat es geklappert. Ich sehe nicht nach.|Meiner heißt Günter und wohnt unter der Heizung.',
  ],
  laundry: [
    'waschmaschinen?|wäsche|waschmittel|wäschetrockner|wäscheständer|wäscheleinen?|waschsalons?',
    'Eine Socke kommt immer allein zurück.|Meine ist sauber. Sie wohnt nur auf dem Stuhl.|Jetzt ist alles rosa. Auch der Kassenzettel.|In einer Tasche war ein Taschentuch. Jetzt in allen.',
  ],
  cleaning: [
    'putzen|putz(?:tipps?|fimmel|plan|mittel|tricks?|tag)|frühjahrsputz|osterputz|reinigungsmittel|hausputz|hausarbeit|haushaltstipps?|abstauben|entkalken|kehrwoche',
    'Ich mache einfach die Tür zu.|Ich mache das Licht aus. Blitzblank.|Ich fange an, wenn es klingelt.|Um die Vase herum. Darunter ist noch 2019.',
  ],
  tidying: [
    'aufräumen|entrümpel~|ausmisten|aufbewahrungs~|stauraum|ordnungs(?:rausch|tipps|system|coach|liebe)|marie kondo|magic cleaning|gerümpel',
    'Alles hat seinen Platz: eine Schublade.|Ich habe alte Fotos gefunden. Das war der Nachmittag.|Ich behalte nur, was glücklich macht. Und alle Kabel.|Der Stapel ist umgezogen. Er fühlt sich wohl.',
  ],
  moving: [
    'umzug|umzüge|umziehen|umzugs(?:kartons?|helfer|tipps|wagen|unternehmen|checkliste|stress)',
    'Meine Kartons sind noch zu. Vom letzten Mal.|Auf allen Kartons steht „Verschiedenes“.|Das Sofa und ich stecken seit zwei Uhr im Treppenhaus.|Meine Freunde haben alle Rücken. Nur am Samstag.',
  ],
  mattress: [
    'matratzen?|kopfkissen|bettdecken?|bettwäsche|wecker|boxspring~|lattenrost~',
    'Fünf Minuten noch.|Meine Hälfte hat eine Kuhle. Sie kennt mich.|Ich schlafe quer. Auf den restlichen 20 Zentimetern.|Ich besitze vier. Die Katze liegt auf allen.',
  ],
  furniture: [
    'möbel|~möbel|ikea|bücherregale?|regale?|kleiderschränke|schrankwand|kommoden?|sideboards?|esstische?|möbelhaus|möbelhäuser|bauanleitung',
    'Eine Schraube ist übrig.|Es steht. Bitte nicht atmen.|Die Rückwand ist vorne. Das bleibt jetzt so.|Ich kam wegen Regal. Ich habe Teelichter.',
  ],
  bathroom: [
    'badezimmer~|dusche|duschen|duschkabinen?|duschkopf|duschvorh(?:ang|änge)|badewannen?|badsanierung|toilettenpapier|klopapier|toiletten?',
    'Unter der Dusche gewinne ich jeden Streit.|Ich lese das Shampoo. In vier Sprachen.|Warm gibt es bei mir. Sobald ich fertig bin.|Auf der Rolle ist noch ein Blatt. Also nicht leer.',
  ],
  renovating: [
    'renovier~|tapeten?|tapezier~|wände streichen|wandfarben?|trockenbau|vorsatzschal~|fliesen~|altbausanierung|parkett verlegen|laminat~',
    'Das Klebeband hängt schon. Seit zwei Jahren.|Eine Wand ist fertig. Vor den anderen steht der Schrank.|Sechs Weißtöne an der Wand. Es ist derselbe.|Ich habe mich in die Ecke gestrichen. Ich warte noch.',
  ],
  tools: [
    'werkzeuge?n?|werkzeugk(?:asten|iste|offer)|bohrmaschinen?|akkuschrauber~|heimwerker~|schraubendreher|schraubenzieher|baumarkt~|baumärkte|dübel|stichsägen?|wasserwaagen?',
    'Mein Werkzeug ist ein Buttermesser.|Ein Loch gebohrt. Und eins daneben.|Das Bild hängt. Es verdeckt drei Löcher.|Samstag, Baumarkt. Ich war wegen einer Schraube da.',
  ],
  heating: [
    '~heizungen?|~heizung|heizungs~|heizen|heizkosten~|heizkörper|wärmepumpen?|wärmepumpen~|thermostate?|gaspreise?|gasrechnung(?:en)?|gaskosten|kaminöfen|kaminofen|brennholz|feuerholz|pellets|heizjacken?',
    'Wer hat schon wieder an der Heizung gedreht?|Papa sagt: Zieh dir einen Pulli an.|Ich habe heimlich hochgedreht. Der Flur knarzt.|Meine gluckert nachts. Wir reden.|Ich trage die Decke. Mit Gürtel.',
  ],
  electricity: [
    'strom(?:preise?|kosten|ausfall|ausfälle|verbrauch|sparen|rechnung|anbieter|tarife?|zähler|preisbremse)|energiesparen|energiekosten|blackout|beleuchtung|lampen?|glühbirnen?|sicherungskasten',
    'Und wer hat schon wieder das Licht angelassen?|{stromausfall/stromausfälle/blackout} Die Kerzen habe ich ertastet. Es war Seife.|{stromausfall/stromausfälle/blackout} Ich wollte es schnell googeln. Ohne Router.|{beleuchtung/lampen?/glühbirnen?} Neue Birne drin. Es war der Schalter.',
  ],
  solar: [
    'solar(?:anlage|anlagen|module|energie|strom|park|parks|dach|dächer|förderung)|photovoltaik~|balkonkraftwerke?n?',
    'Bei mir lädt nur die Gartenlampe.|Meine Lampe im Garten leuchtet. Mittags.|Ich schaue in die App, ob die Sonne scheint.',
  ],
  wind: [
    'windräder|windrad|windkraft~|windparks?|windenergie~|windfarmen|offshore-windenergie',
    'Bei mir dreht sich nur der Ventilator.|Ich habe eins im Blumentopf. Es quietscht.|Mein Schirm hat gestern abgehoben.',
  ],
  waste: [
    'müll(?:trennung|abfuhr|tonne|tonnen|gebühren|eimer|abholung|sammeln)|abfall(?:kalender|entsorgung|wirtschaft|trennung)|biotonnen?|gelber? sack|gelbe säcke|recycling(?! magazin)~|~recycling|verpackungen|pfand(?:flaschen?|automat|system)~|kompost~|altglas|sperrmüll',
    'Und in welche Tonne kommt das?|Ich stelle raus, was der Nachbar rausstellt.|Der Becher ist gespült, getrennt, gefaltet. Falsche Tonne.|Ich höre den Laster. Ich renne. In Schlappen.',
  ],
  dishwasher: [
    'spülmaschinen?~|geschirrspüler|abwasch|abwaschen|geschirrspülen|spülmittel|spüli',
    'Ich räume sie nach den anderen noch mal ein. Heimlich.|Meins muss noch einweichen. Bis Sonntag.',
  ],
  sofa: [
    'sofas?|~sofa|couch|schlafsofas?|sessel|ohrensessel',
    'In der Ritze waren vier Euro. Und eine Gabel.|Ich sitze nicht. Ich bin Teil davon.',
  ],
  fridge: [
    'kühlschr(?:ank|änke)n?|gefrierschr(?:ank|änke)|gefriertruhen?|tiefkühl(?:truhe|fach|kost|pizza)~|gefrierfach',
    'Ich habe reingeschaut. Nichts. Ich schaue gleich noch mal.|Ganz hinten leuchtet etwas. Von selbst.',
  ],
  airFryer: [
    'heißluftfritteusen?|airfryer|thermomix~|küchenmaschinen?|standmixer|multikocher|schongarer|küchenhelfer|küchengeräte?|waffeleisen',
    'Meine kann alles. Bisher: Pommes.|Steht gut da. Zwischen Raclette und Joghurtbereiter.',
  ],
  toaster: [
    'toaster|toastbrot|toasts?|toast hawaii',
    'Meiner kennt zwei Stufen: Brot und Kohle.|Ich habe das Schwarze abgekratzt. Es blieb wenig.',
  ],
  microwave: [
    'mikrowellen?|fertiggerichte?n?|fertigpizza',
    'Außen Lava, innen Eis. Wie immer.|Ich stoppe bei einer Sekunde. Wie im Actionfilm.',
  ],
  oven: [
    'backöfen|backofen~|ceranfeld~|induktionsherd~|herdplatten?|ofenreiniger|dunstabzug~',
    'Vorgeheizt habe ich. Mit dem Tupper drin.|Durch die Scheibe sehe ich nichts. Seit Mai.',
  ],
  ironing: [
    'bügeln|bügel(?:eisen|brett|brettbezug|wäsche|tipps?)|dampfbügel~|bügelfrei~',
    'Ich mache nur den Kragen. Den Rest macht der Pulli.|Ich hänge es ins Bad und dusche heiß.',
  ],
  socks: [
    'socken|socke|strümpfe|strumpfhosen?|wollsocken|kniestrümpfe|tennissocken',
    'Ich besitze 31. Und kein Paar.|Bei Freunden heißt es: Schuhe aus. Dann sieht man das Loch.',
  ],
  candles: [
    'kerzen?|kerzen(?:schein|ständer|ziehen|wachs)|duftkerzen?|teelichter?|adventskr(?:anz|änze)',
    'Ich hebe sie auf für gut. Sie ist jetzt krumm.|Am Kranz brennen zwei. Und ein bisschen Kranz.',
  ],
  curtains: [
    'vorhänge|gardinen?|rollos?|jalousien?|plissees?|rollläden',
    'Bei mir hängt seit dem Einzug ein Laken.|Links ist er kürzer. Ich halte den Kopf schräg.',
  ],
  windowCleaning: [
    'fenster ?putzen|fensterputzer~|fensterreiniger|streifenfrei~|kondenswasser|fensterbänke?|fensterbank',
    'Ich warte auf Regen. Von schräg.|Meine Scheiben sind Milchglas. Seit letztem Jahr.',
  ],
  balcony: [
    'balkone?n?|balkon(?:blumen|kasten|kästen|möbel|tür|garten)|terrassen?|dachterrassen?|gartenmöbel|hollywoodschaukel',
    'Auf meinen passt ein Stuhl. Oder ich.|Sonne habe ich da. Von 11:10 bis 11:25.',
  ],
  attic: [
    'dachb(?:oden|öden)|dachkammern?|speicherfund~',
    'Ich wollte ausmisten. Ich kam mit einem Hut runter.|Da stehen vier Kisten „Kabel, wichtig“.',
  ],
  garage: [
    'keller|kellerr(?:aum|äume)|kellerabteil~|garagen?|abstellkammern?|abstellr(?:aum|äume)|gartenhäuschen',
    'Das Auto steht draußen. Die Kartons mögen keinen Regen.|Die Gefriertruhe sehe ich. Hin komme ich nicht.',
  ],
  television: [
    'smart-?tvs?|fernseher|oled-?tvs?|fernsehabend|fernsehprogramm',
    'Ich schlafe nicht. Nicht umschalten.|800 Programme. Ich schaue das Kaminfeuer.',
  ],
  keys: [
    'schlüsseldienst~|haustürschlüssel|wohnungsschlüssel|autoschlüssel|schlüsselbund|ersatzschlüssel|hausschlüssel|ausgesperrt',
    'Steckt. Innen.|Der Ersatz liegt ganz sicher. In der Wohnung.',
  ],
  doorbell: [
    'türklingeln?|klingeln|klingelschild(?:er)?|gegensprechanlagen?|videotürklingel~|haustür(?:en)?',
    'Es klingelt. Ich lege mich flach auf den Teppich.|Ich bin nicht da. Ich atme auch nicht.',
  ],
  neighbours: [
    'nachbarn|nachbarschaft|nachbarschafts(?:hilfe|streit|fest|treff)|nachbarin|hausgemeinschaft|hausordnung',
    'Ich habe noch ihre Kuchenform. Von 2017.|Ich kenne ihren Wecker. Sie selbst hören ihn nicht.',
  ],
  lift: [
    'aufzüge|aufzug|fahrst(?:uhl|ühle)|treppenh(?:aus|äuser)|treppensteigen|treppenlift',
    'Ich grüße die Knöpfe.|Ich drückte schnell „zu“. Draußen stand meine Pizza.',
  ],
  remoteControl: [
    'fernbedienung(?:en)?',
    'Ich habe vier. Laut und leise kann nur die fünfte.|Ich sitze drauf. Darum läuft jetzt Teleshopping.',
  ],
  smartHome: [
    'smart ?homes?|smart-home~|vernetztes? (?:haus|heim|wohnen)|internet der dinge|hausautomation|smarte (?:lampen?|steckdosen?|geräte)',
    'Ich sitze im Dunkeln. Die Lampe macht ein Update.|Meine Rollläden fuhren um vier hoch. Zur Begrüßung.',
  ],
  smokeAlarm: [
    'rauchmelder~|brandmelder|rauchwarnmelder|feueralarm|feuerlöscher|feuerlöschtechnik|brandschutzübung~',
    'Meiner ist auch meine Eieruhr.|Er piept einmal pro Minute. Ich schlafe jetzt im Auto.',
  ],
  tinyHouse: [
    'tiny ?houses?|tiny ?häuser|kleine wohnung(?:en)?|einzimmerwohnung(?:en)?|mikroapartments?|blockh(?:aus|äuser)',
    'Ich koche vom Bett aus. Sehr effizient.|Ich dreh mich einmal um, dann ist umgeräumt.',
  ],
  interior: [
    'interior~|einrichtungs(?:tipps?|ideen|trends?|stil|haus)|wohn(?:trends?|ideen|accessoires)|inneneinrichtung|innenarchitekt~|deko|dekoideen|herbstdeko|teppiche?n?|feng shui|wohnzimmer|houzz',
    'Mein Stil heißt „War noch gut“.|Der Teppich verdeckt den Fleck. Das Sofa den Teppich.',
  ],
  building: [
    'baustellen?~|großbaustellen?|neubau|neubauten|bauarbeiten|baubeginn|spatenstich|richtfest|hausbau|straßenbau|sanierung',
    'Donnerstag sind sie fertig, hieß es. In welchem Jahr?|Einer gräbt. Ich schaue mit den anderen vier zu.|Sie fangen um sieben an. Gefühlt unter meinem Bett.|Ich stehe seit neun am Zaun. Toller Bagger.',
  ],
};
