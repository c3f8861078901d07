import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: [
    'serien|serien(?:start|finale|tipps?|highlights)|tv-serie|neue staffel|staffel \\d+|netflix~|streaming(?:dienste?|anbieter|tipps)?|sitcoms?|star trek|tatort|sturm der liebe|dschungelcamp|seifenoper~',
    'Nur eine Folge, habe ich gesagt. Gestern.|„Schaust du noch?“, fragt der Fernseher. Frech.|Ich habe heimlich vorgeguckt. Jetzt muss ich staunen.|Eine Stunde ausgesucht. Dann war Schlafenszeit.',
  ],
  film: [
    'filme?n?|~filme?n?|kinos?|blockbuster|kinostarts?|filmkritik~|filmfestival~|oscar-?verleihung|oscars|popcorn|kinofilm~|filmbüro',
    'Ich bin beim Trailer eingeschlafen.|Das Popcorn war bei der Werbung schon alle.|„Wer ist das?“, frage ich. Alle zehn Minuten.|Ich war kurz auf dem Klo. Das war die Szene.',
  ],
  podcast: [
    'podcasts?|podcaster~|podcastfolgen?',
    'Ich höre ihn beim Abwasch. Also nie.|Ich rede immer mit. Sie lassen mich nicht ausreden.|Zwei Leute lachen. Ich würde gern wissen, worüber.',
  ],
  concert: [
    'konzerte?n?|~konzerte?|musikfestivals?|festivals?|tournee|open[- ]air~|live-auftritt|zugabe|konzert-highlights|deutschland-tour',
    'Vor mir steht immer der Größte.|Ich habe alles gesehen. Auf einem fremden Handy.|Ich hielt mein Feuerzeug hoch. Es war der Autoschlüssel.|Ich klatsche auf eins und drei. Die anderen nicht.',
  ],
  instrument: [
    'gitarren?|klavier~|~klavier|geigen?|blockflöten?|schlagzeug~|orgeln?|orgelkonzert|saxo(?:ph|f)one?|cello|akkordeon|ukulelen?|dudelsack',
    'Meine Nachbarn kennen beide Töne.|Ich kann „Für Elise“. Die ersten neun Töne.|Sechs Jahre Unterricht. Ich kann den Koffer tragen.|Blockflöte, drittes Schuljahr. Mama weint heute noch.',
  ],
  song: [
    'songs?|lied(?:er)?|alben|albums?|refrains?|ch(?:or|öre)|~chor|chorknaben|playlists?|spotify|ohrwürmer|ohrwurm|schlager~|hitparade|eurovision~|esc-finale',
    'Ich kann nur den Refrain.|Die Zeile singe ich seit zwanzig Jahren falsch. Laut.|Im Auto bin ich großartig. Bei geschlossenem Fenster.|Ich bewege im Chor nur die Lippen. Auf Wunsch.',
  ],
  dance: [
    'tanzen|tanz|tanz(?:kurs|kurse|schule|schulen|abend|stunde|theater|fläche|paar|sport|tee)|tänzer~|salsa~|ballett~|tango|walzer|discofox|disco',
    'Meine beste Figur ist das Mitwippen.|Ich führe. Die andere leider auch.|Ich habe auf meine Füße geschaut. Die wussten auch nichts.|Ich stehe am Rand und bewache die Jacken.',
  ],
  theatre: [
    'theater~|~theater|oper|opern|opernhaus|schauspielhaus|theaterpremiere|kabarett~|musicals?|freilichtbühne|festspiele|bühnenstück',
    'Ich habe an der falschen Stelle geklatscht.|Mein Hustenbonbon hatte die beste Akustik.|Ich war mal ein Baum. Man lobte den Baum.|Zur Pause war ich Erster. Am Brezelstand.',
  ],
  subtitles: [
    'untertitel~|originalfassung|originalversion|omu|synchronsprecher~|synchronisation|synchronstimmen?',
    'Ich lese schneller, als die reden. Spannung: null.|Ich sah kurz hoch. Dann war der Satz weg.',
  ],
  karaoke: [
    'karaoke~|gesangsunterricht|mitsing~|rudelsingen|singwettbewerb|gesangsverein~',
    'Den hohen Ton habe ich ausgelassen. Den Rest auch.|Applaus gab es, als ich das Mikro weglegte.',
  ],
  radio: [
    'radio(?:sender|sendung|sendungen|moderator|moderatorin|programm|wecker|hörer)|hörfunk|hörspiele?n?|dab\\+?|rundfunkbeitrag',
    'Ich bleibe im Auto, bis das Lied zu Ende ist.|Ich kam durch! Dann wusste ich meinen Namen nicht.',
  ],
  vinyl: [
    'schallplatten?|vinyl|plattenspieler|plattensammlung|plattenladen|kassetten?|cds|mixtapes?|walkman',
    'Meine hat einen Kratzer. Einen Kratzer. Einen Kratzer.|Die Platten habe ich schon. Der Spieler kommt noch.',
  ],
  crimeNovel: [
    'kriminalroman~|krimi(?:serie|autor|autorin|dinner|abend|reihe|komödie)|~krimis?|whodunit|true crime|detektivgeschichten?|sherlock|fernsehkrimi',
    'Es war der Gärtner. Das sage ich seit Seite zwei.|Ich habe alle verdächtigt. Es war ein anderer.',
  ],
  horrorFilm: [
    'horrorfilme?n?|gruselfilme?n?|gruselgeschichten?|zombies?|vampire?n?|geisterbahn(?:en)?|spukhaus|geisterhaus',
    'Ich habe alles gesehen. Zwischen zwei Fingern.|In den Keller schicke ich erst die Katze.',
  ],
  documentary: [
    'dokumentarfilme?n?|tier-?dokus?|ard-doku|dokus?|naturfilme?n?|doku-?serien?|arte-doku',
    'Ich lerne da so viel. Mit geschlossenen Augen.|Seitdem spreche ich zu Hause mit dieser Stimme.',
  ],
  quizShow: [
    'quiz|quiz(?:show|shows|abend|sendung|fragen)|wer wird millionär|rateshow|spielshow~|quizduell|kneipenquiz',
    'Hätte ich gewusst. Gleich nach der Auflösung.|Vom Sofa aus bin ich Millionär. Mehrfach.',
  ],
  magician: [
    'zauberer|zauber(?:tricks?|künstler|kasten|show)|magier(?:in)?|jonglier~|jongleure?|zirkus~|clowns?|akrobat(?:en|ik|innen)',
    'Ich kann Dinge verschwinden lassen. Pralinen etwa.|„Ein Freiwilliger?“ Mein Schuh war plötzlich offen.',
  ],
  comedy: [
    'comedians?|comedy(?:-\\p{L}+)?|witze|witz|kalauer|humoristen?|humor|flachwitze?n?|satire|komiker~|karikaturen?',
    'Ich kann einen. Das Ende fällt mir gleich ein.|Ich habe als Letzter gelacht. Sehr laut. Allein.',
  ],
  comics: [
    'comics?|comic(?:heft|hefte|zeichner|zeichnerin|laden|salon)|mangas?|anime|superhelden?|donald duck|asterix|marvel|star[- ]wars',
    'Ich hatte den Umhang. Er blieb in der Tür hängen.|Meine Superkraft: Ich finde den letzten Keks.',
  ],
  brassBand: [
    'blaskapellen?|blasorchester|musikverein~|musikkapellen?|musikzug|spielmannszug|posaunen?|posaunenchor|trompeten?|guggenmusik',
    'Unsere probt nebenan. Ich kann die Tuba mitsingen.|Ich bekam die Triangel. Und einen Einsatz.',
  ],
};
