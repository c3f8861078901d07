import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  ski: [
    'ski~|skier|~ski|freeride~?|langlauf~|wintersport~|snowboards?|pisten?|biathlon~',
    'Ich falle auf dem flachen Stück hin.|{ski~/~ski/snowboards?/pisten?} Ich kenne jede Hütte. Und keine Abfahrt.|{ski~/~ski/snowboards?/pisten?} Runter bin ich gekommen. Nur nicht im Stehen.|{ski~/~ski/snowboards?/pisten?} Vom Schlepplift kenne ich den Rand sehr gut.',
  ],
  hiking: [
    'wandern|wanderer|wanderung(?:en)?|wanderweg~|wanderschuhe?|bergtour~|bergsteig~|bergwander~|gipfel(?:kreuz|tour|touren|sturm)|hüttenwander~|hüttentour~',
    'Gibt es da einen Lift?|Ich war ganz oben. Auf dem Parkdeck.|„Gleich sind wir da.“ Das war am Parkplatz.|Ich gehe nur bis zur ersten Hütte mit Kaiserschmarrn.',
  ],
  climbing: [
    'klettern|kletter~|bouldern|boulder~',
    'Mir wird auf der Trittleiter schwindlig.|Ich bin bis zu den Schuhen gekommen.|Ich komme bis zum oberen Küchenregal. Wegen Keksen.|Ich halte so gut fest, dass ich nicht mehr runterkomme.',
  ],
  swimming: [
    'schwimmen|schwimmer~|schwimmbad~|schwimmbäder|schwimmkurs~|schwimmverband|schwimmverein|~schwimmen|freibad|freibäder|hallenbad|hallenbäder|wasserrutschen?',
    'Ich prüfe noch mit einem Zeh die Temperatur.|Mein bester Stil: am Rand festhalten.|Ich bin wegen der Pommes hier.|Mein Seepferdchen gilt noch, oder?',
  ],
  football: [
    'fußball~|bundesliga~|champions league|torwart|elfmeter|dfb~|em-quali~|wm-quali~',
    'Den hätte ich reingemacht. Vom Sofa aus.|Mein Ball liegt noch beim Nachbarn. Seit 1994.|Ich kenne jemanden, der die Abseitsregel kennt.|Ich wurde als Letzter gewählt. Von meinem Bruder.',
  ],
  ballSports: [
    'handball~|basketball~|tennis~|volleyball~|golfturnier|tischtennis|hockey|federball|badminton',
    'Ich treffe nicht mal den Papierkorb.|Das Stirnband hätte ich.|Ich rufe „Ich!“ und gehe zur Seite.|Der Ball kam. Ich habe ihm nachgesehen.',
  ],
  running: [
    '(?<!radio-)marathon(?:s|läufer~|lauf)?|halbmarathon|joggen|jogger~|laufschuhe?n?|laufsport|lauftraining|lauftreff|volkslauf|stadtlauf|leichtathlet~|sprint(?:s|er|erin)?|meter-?distanz',
    'Ich bin mal einem Bus nachgelaufen.|Mich hat ein Kinderwagen überholt.|Die App lobt mich. Ich war am Kiosk.|Die Schuhe kennen bisher nur den Bäcker.',
  ],
  workout: [
    'fitness~|workouts?|krafttraining|muskel(?:aufbau|training|kater)|hanteln?|crossfit|liegestütze?n?|sit-ups?',
    'Alle Einkaufstüten auf einmal tragen zählt auch, oder?|Fernbedienung: zehnmal heben. Jede Seite.|Mein Heimtrainer trägt die Hemden.|Ich bezahle seit Januar. Das ist auch Disziplin.',
  ],
  yoga: [
    'yoga~|pilates|dehnen|stretching|dehnübungen',
    'Ich komme bis zu meinen Knien.|Ich mache die Figur im Liegen. Die ganze Stunde.|Meine Matte ist noch gerollt. Ganz entspannt.|Runter kam ich gut. Jetzt brauche ich Hilfe.',
  ],
  athletes: [
    'sportler~|olympia~|weltmeister~|~athlet|~athlet(?:en|in|innen)',
    'Ich habe mich beim Sockenanziehen gezerrt.|Ich bin nach einer Treppe außer Atem.|Nach dem Bettenmachen brauche ich eine Pause.|Ich bin vom Sofa aufgestanden. Ohne Hände.',
  ],
  referee: [
    'schiedsrichter~|videobeweis|videoassistent~|linienrichter~|abseitsregel|abseitstor~',
    'Ich habe es genau gesehen. Aus der Küche.|Ich pfeife zu Hause. Keiner hält an.',
  ],
  golf: [
    'golf(?:turnier|turniere|platz|plätze|club|klub|spieler|spielerin|schläger|profi)|golfer~|minigolf~|pga tour',
    'Sechs Bälle verloren. An der Windmühle.|Ich fahre nur das kleine Auto.',
  ],
  chess: [
    'schach(?:spieler|weltmeister|turnier|partie|brett|großmeister|club|klub)~|schach|großmeister',
    'Meine Eröffnung heißt „Hoppla“.|Nach vier Zügen matt. Zwei davon waren gut.',
  ],
  darts: [
    'darts?|dart-wm|dartscheiben?|dartspieler~',
    'Meine Wand hat mehr Punkte als ich.|Die Tür war beteiligt. Und die Lampe.',
  ],
  skateboard: [
    'skateboard~|skatepark~|skater~|inlineskat~|rollschuhe?n?|minirampe?|halfpipes?',
    'Ich stehe sehr sicher drauf. Auf Teppich.|Bremsen kann ich. Mit der Hecke.',
  ],
  stadium: [
    'stadion|stadien|~stadion|dauerkarten?|fankurven?|fanblock|maskottchen|stadionwurst',
    'Ich saß super. Hinter dem Pfeiler.|Vor mir sitzt immer der Große. Mit Hut.',
  ],
  medal: [
    'medaillen?|~medaillen?|medaillenspiegel|pokale|siegerehrung~|podestplatz|podestplätze|treppchen',
    'Auf meiner steht „Dabei gewesen“.|Siegerurkunde, Klasse vier. Sie hängt noch.',
  ],
  gymClass: [
    'sportunterricht|bundesjugendspiele|sportabzeichen|völkerball|sportfest~|schulsport',
    'Ich war Torpfosten. Der linke.|Meine Teilnehmerurkunde hängt noch.',
  ],
};
