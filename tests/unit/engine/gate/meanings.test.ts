import { describe, expect, it } from 'vitest';
import { assessGravity, assessHarm, mentionsGravity } from '../../../../lib/engine/gate/index.ts';
import { isPolemic } from '../../../../lib/engine/gate/polemic.ts';

describe('everyday words that are written like grave ones', () => {
  it.each([
    ['de', 'Brandschutz im Haus: So rüsten Sie nach'],
    ['de', 'Brandteig für Windbeutel'],
    ['de', 'Trauermücken bekämpfen: Was hilft'],
    ['de', 'Mein Rechner ist abgestürzt'],
    ['de', 'Der Roman entführt in eine fremde Welt'],
    ['de', 'Rote Ampel überfahren: Das kostet es'],
    ['de', 'So viele verbrannte Kalorien zählt die Uhr'],
    ['de', 'Wissenswertes rund ums Leben im Alter'],
    ['de', 'Zwölf Schüsse aufs Tor, kein Treffer'],
    ['de', 'Die Software verletzt das Urheberrecht'],
    ['de', 'Opfer des eigenen Erfolgs'],
    ['de', 'Das Spiel bombardiert uns mit Werbung'],
    ['fr', 'Œufs battus en neige : la recette'],
    ['fr', 'Les Bleus battus en finale'],
    ['fr', 'Enlèvement des encombrants le lundi'],
    ['fr', 'Une fois la peau enlevée, coupez les tomates'],
    ['fr', 'Quel couteau pour le pain ?'],
    ['fr', "Temps d'exécution du programme"],
    ['fr', 'Victime de son succès, la boutique ferme le lundi'],
    ['fr', 'Trois arbres abattus sur la place'],
    ['fr', 'Comment tuer les moustiques'],
    ['fr', 'Le crash test de la nouvelle citadine'],
    ['es', 'Terminal de autobuses: nuevos horarios'],
    ['es', 'Los comandos ejecutados se guardan'],
    ['es', 'Cómo matar cucarachas en la cocina'],
    ['es', 'Una mata de albahaca en el balcón'],
    ['es', 'Violación de la privacidad: qué hacer'],
    ['es', 'Duelo por el primer puesto'],
    ['es', 'Un disparo cruzado dio la victoria'],
    ['es', 'Siniestro: cómo dar el parte al seguro'],
    ['it', 'Il terminale del porto riapre'],
    ['it', 'Come uccidere le zanzare'],
    ['it', 'Vittima del suo successo'],
    ['it', 'Rapito dalla bellezza del lago'],
    ['pt', 'Mata Atlântica: dez trilhas'],
    ['pt', 'Terminal de ônibus ganha nova linha'],
    ['pt', 'Execução do projeto em três fases'],
    ['pt', 'Como matar baratas'],
    ['pt', 'Massa de pizza afunda no meio'],
    ['nl', 'Geweldige aanbieding voor fietsen'],
    ['nl', 'Veel tijd in gestoken: het nieuwe park'],
    ['nl', 'De voorlopige aanslag van dit jaar'],
    ['nl', 'Hij kwam om acht uur thuis'],
    ['nl', 'Ik lijk op mijn moeder'],
    ['en', 'Perishable food: how long it keeps'],
    ['en', 'Shelled pistachios for the cake'],
    ['en', 'The film was shot in Iceland'],
    ['en', 'Remote code execution in the router'],
    ['en', 'The beating heart of the city'],
    ['en', 'The team was beaten in the final'],
  ])('%s: %s', (language, title) => {
    expect(mentionsGravity(title, language)).toBe(false);
    expect(assessGravity({ title, lead: title, body: '' }, language)).not.toBe('grave');
  });

  it.each([
    ['de', 'Zehn Gerichte für den Herbst'],
    ['de', 'Flusskrebs im Gartenteich'],
    ['es', 'Uso de la coma: diez reglas con coma'],
    ['pt', 'Coma mais frutas'],
    ['en', 'Transplant the seedlings in May'],
    ['en', 'Four swimming strokes explained'],
    ['en', 'Hearing aids for the office'],
  ])('%s is light: %s', (language, title) => {
    expect(assessGravity({ title, lead: '', body: '' }, language)).toBe('light');
  });

  it.each([
    ['fr', 'Les moutons reviennent !'],
    ['es', '¡Borregos en la feria!'],
    ['it', 'I giornalai chiudono la domenica!'],
  ])('%s agitates in nothing: %s', (language, title) => {
    expect(isPolemic(title, language)).toBe(false);
  });
});

describe('the grave meaning of the same words', () => {
  it.each([
    ['de', 'Der Künstler wurde in seiner Heimat beigesetzt'],
    ['de', 'Brandanschlag auf ein Wohnheim'],
    ['de', 'Bus entführt Schülerin gerettet'],
    ['de', 'Kind an der Ampel überfahren'],
    ['de', 'Trauer um den Bürgermeister'],
    ['de', 'Hubschrauber abgestürzt'],
    ['fr', 'Femme battue : le voisin appelle à l’aide'],
    ['fr', 'Une fillette enlevée devant son école'],
    ['fr', 'Attaque au couteau dans une gare'],
    ['fr', 'Trois otages exécutés dans le désert'],
    ['es', 'Enfermo terminal pide volver a casa'],
    ['es', 'Tres rehenes ejecutados en la frontera'],
    ['es', 'La mata de un disparo'],
    ['es', 'Violación en un portal'],
    ['es', 'Duelo nacional de tres días'],
    ['it', 'Corridoio umanitario per le famiglie'],
    ['it', 'Malato terminale torna al mare'],
    ['it', 'Uccide il vicino con un martello'],
    ['pt', 'Doente terminal volta para casa'],
    ['pt', 'Barco afunda no rio'],
    ['pt', 'Homem mata vizinho'],
    ['nl', 'Geweld op het plein'],
    ['nl', 'Man met een mes gestoken op het station'],
    ['nl', 'Aanslag op een kerk'],
    ['nl', 'Visser kwam om bij een storm'],
    ['en', 'Two climbers perished on the ridge'],
    ['en', 'Town shelled for a third night'],
    ['en', 'A man was shot outside a bar'],
    ['en', 'Execution of a prisoner at dawn'],
    ['en', 'The man in the video was shot'],
    ['en', 'Boy beaten to death'],
  ])('%s: %s', (language, title) => {
    expect(assessGravity({ title, lead: '', body: '' }, language)).toBe('grave');
  });

  it('has an Italian fire in it', () => {
    expect(mentionsGravity('Incendio in un magazzino', 'it')).toBe(true);
  });
});

describe('sentences that harm nobody', () => {
  it.each([
    ['fr', "J'ai la crève depuis lundi"],
    ['fr', 'Il faut éliminer les points noirs avec un gant doux'],
    ['fr', 'Il faut brûler les vieux papiers dans le poêle'],
    ['es', 'Hay que eliminar los puntos negros con agua tibia'],
    ['es', 'Muchas mujeres trabajan fuera de casa'],
    ['es', 'Voy a matar el tiempo con un libro'],
    ['it', 'I patrioti impiccati nel 1922'],
    ['it', 'Donne in cucina: dieci cuoche premiate'],
    ['it', 'Bisogna eliminare i punti neri con il vapore'],
    ['pt', 'É preciso eliminar os pontos negros da pele'],
    ['pt', 'As mulheres na cozinha profissional ganham prêmios'],
    ['de', 'In Polen verschwindet der Schnee schon im März'],
    ['de', 'Raus aus der Teilzeit: So sparen Frauen für die Rente'],
    ['de', 'Weg mit den Pfunden: Tipps für Frauen'],
    ['de', 'Er wollte mich umbringen, sagt die Zeugin'],
    ['nl', "Zo zien vrouwen eruit op oude foto's"],
    ['nl', 'Weg met de rommel: tips voor vrouwen'],
    ['en', 'Be careful not to burn yourself on the steam'],
    ['en', "Wear gloves so you don't cut yourself"],
    ['en', 'Diets that can hurt women'],
    ['en', 'Women can die from heart attacks without pain'],
    ['en', 'Girls will beat the champions on Sunday'],
    ['en', 'Men must burn more calories'],
  ])('%s: %s', (language, text) => {
    expect(assessHarm([text], language)).toBeUndefined();
  });

  it.each([
    ['fr', 'Crève !'],
    ['fr', 'Il faut tuer les vieux'],
    ['fr', 'Les femmes, à la cuisine !'],
    ['es', 'Me voy a matar esta noche'],
    ['es', '¡Fuera los inmigrantes!'],
    ['it', 'Impiccati!'],
    ['it', 'Le donne devono stare in cucina'],
    ['pt', 'Lugar de mulher é na cozinha, mulheres'],
    ['de', 'Weg mit den Ausländern'],
    ['de', 'Ich will mich umbringen'],
    ['nl', 'Weg met de moslims'],
    ['nl', 'Buitenlanders eruit!'],
    ['en', 'We will hurt all Muslims'],
    ['en', 'All immigrants will be shot'],
    ['en', 'Go burn yourself'],
  ])('%s says harm: %s', (language, text) => {
    expect(assessHarm([text], language)).toBeDefined();
  });
});
