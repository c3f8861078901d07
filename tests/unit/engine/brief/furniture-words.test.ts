import { describe, expect, it } from 'vitest';
import { isBoilerplate } from '../../../../lib/engine/brief/outline/noise.ts';
import { makeNoticeFilter } from '../../../../lib/engine/brief/outline/notices.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

describe('words that a page’s furniture shares with its matter', () => {
  it.each([
    ['de', 'Die Gemeinde nimmt den Datenschutz ernst und löscht alle Daten nach zwei Jahren.'],
    ['de', 'Die Anzeige des Geräts zeigt zwölf Ziffern.'],
    ['de', 'Werbung auf Bussen bringt der Stadt 40.000 Euro im Jahr.'],
    ['de', 'Wer einen Hund hält, muss ihn bei der Gemeinde anmelden.'],
    ['de', 'Das Abonnement kostet zwölf Euro im Monat.'],
    ['de', 'Lassen Sie sich vor dem Kauf die Rechnung zeigen.'],
    ['de', 'Kontaktieren Sie vor der Reise Ihren Arzt.'],
    ['de', 'Öffnen Sie Ihren Browser und löschen Sie den Verlauf, denn Ihr Browser speichert jede Seite.'],
    ['fr', 'Les habitants peuvent partager leurs outils à la maison de quartier.'],
    ['fr', 'Cliquez sur Paramètres, puis sur Réseau.'],
    ['fr', 'Contactez votre assureur dans les cinq jours.'],
    ['fr', "Ouvrez votre navigateur et tapez l'adresse."],
    ['fr', 'Les publicités coûtent 40 000 euros par an.'],
    ['fr', 'Inscrivez votre enfant avant le 3 mai.'],
    ['fr', 'Le forfait est sans engagement et coûte dix euros.'],
    ['es', 'Los vecinos pueden compartir el coche los lunes.'],
    ['es', 'Haga clic en Aceptar y espere dos minutos.'],
    ['es', 'El alcalde suscribió un acuerdo con tres pueblos.'],
    ['es', 'La publicidad en los autobuses deja 40.000 euros.'],
    ['es', 'Conviene leer más libros en invierno.'],
    ['es', 'Inicia sesión en el panel y abre los ajustes.'],
    ['es', 'Abre tu navegador y escribe la dirección.'],
    ['it', 'La pubblicità sugli autobus porta 40.000 euro.'],
    ['it', "Apri il tuo browser e scrivi l'indirizzo."],
    ['pt', 'Clique em Configurações e depois em Rede.'],
    ['pt', 'Assine o contrato e envie duas cópias.'],
    ['pt', 'Entre em contato com o seguro em cinco dias.'],
    ['pt', 'Abra seu navegador e digite o endereço.'],
    ['pt', 'Siga no sentido do porto por dois quilômetros.'],
    ['pt', 'A publicidade nos ônibus rende 40 mil por ano.'],
    ['nl', 'Neem contact op met uw huisarts bij koorts.'],
    ['nl', 'Open je browser en typ het adres.'],
    ['nl', 'Een advertentie op de bus kost 400 euro.'],
    ['en', 'Bake the cookies for twelve minutes.'],
    ['en', 'Log in to the router and open the network page.'],
    ['en', 'The novel, written by a baker, sold 4,000 copies.'],
    ['en', 'The club said in a press release that the pool opens in May.'],
    ['en', 'State-sponsored hackers copied 4,000 files.'],
    ['en', 'The commission on safety meets in June.'],
    ['en', 'Residents donate forty litres of blood a month.'],
    ['en', 'Whales that were tagged in May swam 4,000 miles.'],
    ['en', 'The rear spoiler adds forty kilos of downforce.'],
    ['en', 'Videos posted on social media show the flood wall.'],
    ['en', 'Sign in to your account and pick a plan.'],
  ])('%s: matter: %s', (language, text) => {
    expect(isBoilerplate(text, findLanguage(language))).toBe(false);
    expect(makeNoticeFilter(language)(text)).toBe(false);
  });

  it.each([
    ['de', 'Anzeige'],
    ['de', 'Datenschutzerklärung'],
    ['de', 'Jetzt Newsletter abonnieren'],
    ['de', 'Kontaktieren Sie uns noch heute'],
    ['fr', 'Publicité'],
    ['fr', 'Cliquez ici pour en savoir plus'],
    ['fr', 'Partager sur Facebook'],
    ['es', 'Publicidad'],
    ['es', 'Haz clic aquí'],
    ['es', 'Compartir en Facebook'],
    ['es', 'Suscríbete al boletín'],
    ['it', 'Pubblicità'],
    ['it', 'Condividi su Facebook'],
    ['pt', 'Publicidade'],
    ['pt', 'Clique aqui'],
    ['pt', 'Inscreva-se'],
    ['nl', 'Advertentie'],
    ['nl', 'Neem contact op.'],
    ['en', 'We use cookies to improve this page.'],
    ['en', 'Accept cookies'],
    ['en', 'Sponsored content'],
    ['en', 'Subscribe to our newsletter'],
    ['en', 'Log in to comment'],
    ['en', 'Written by Ann Reed'],
    ['en', 'This post is sponsored by a bank.'],
    ['en', 'Press release'],
  ])('%s: furniture: %s', (language, text) => {
    expect(isBoilerplate(text, findLanguage(language))).toBe(true);
  });
});
