import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinosaurier~|dinos?|t-?rex|tyrannosaur~|flugsaurier|urzeit~|saurier~',
    'Mit fünf konnte ich alle Namen. Heute keinen PIN.|Ich bin gerade auf einen getreten. Plastik.',
  ],
  digging: [
    'archäolog~|ausgrabung(?:en)?|fossil(?:ien)?|steinzeit~|bronzezeit~|neandertaler~|mumien?|römerzeit~|grabungsfund~',
    'Unter meinem Sofa liegt eine Schicht von 2016.|Bei mir war es ein Keks. Frühe Woche.',
  ],
  volcano: [
    'vulkane?n?|vulkan~|lava|lavastr(?:om|öme)',
    'Meiner war aus Essig und Backpulver.|Das kenne ich. Vom Suppewärmen.',
  ],
  particle: [
    'teilchenbeschleuniger|teilchenphysik~|cern|quantenphysik~|quantencomputer~|elektron(?:en)?|physiker~|kernfusion|astrophysik~',
    '{teilchen~/cern} Ich kenne nur die Teilchen vom Bäcker.|{quanten~} Meine Katze ist gleichzeitig auf dem Sofa und nicht.',
  ],
  aliens: [
    'aliens?|ufos?|außerirdische?[nrs]?|marsmenschen',
    'Meine haben unsere Küche gesehen und sind weitergeflogen.|Es war eine Lampe. Ich hatte schon gewunken.',
  ],
  eclipse: [
    'sonnenfinsternis~|mondfinsternis~|finsternis|supermond|blutmond|polarlicht(?:er)?|nordlicht(?:er)?',
    'Ich sah im richtigen Moment in die falsche Richtung.|Die Spezialbrille hatte ich. Und eine Wolke.',
  ],
  brain: [
    'gehirn(?:jogging|training|forschung)|hirnforsch~|neurowissenschaft~|neuronen|iq-tests?|gedächtnistraining|denksport~|kreuzworträtsel|sudokus?',
    'In meinem läuft ein Lied. Seit Montag.|Ich stehe in der Küche und weiß nicht, warum.',
  ],
  stars: [
    'sternenhimmel|sternbild~|teleskope?|astronomie~|plejaden|sternschnuppen|galaxien?|milchstraße',
    'Ich finde nur den Großen Wagen. Manchmal.|Ich habe den ganzen Abend ein Flugzeug bewundert.|Wecker auf drei gestellt. Es war bewölkt.|Die Straßenlaterne sehe ich sehr gut.',
  ],
  rocket: [
    'raketen?|nasa|mars|mond|mondlandung|raumfahrt|astronaut~|iss',
    'Gibt es da oben Parkplätze?|Mir wird schon auf der Schaukel schlecht.|Ich habe schon im Keller keinen Empfang.|Ich hätte garantiert die Brote vergessen.',
  ],
};
