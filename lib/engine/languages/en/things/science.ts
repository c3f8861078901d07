import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinosaurs?|t[- .]?rex|tyrannosaur~|triceratops|jurassic|pterosaurs?',
    'At five I could spell them all.|I have one under my foot. It’s plastic.',
  ],
  digging: [
    'archaeolog~|archeolog~|excavations?|fossils?|stone age|bronze age|neanderthals?|roman ruins|mummies',
    'Under my sofa there’s a layer from 2016.|At home it was a biscuit. Late Tuesday.',
  ],
  volcano: ['volcano(?:es)?|volcanic|lava', 'Mine was vinegar and baking powder.|I know that from heating up soup.'],
  particle: [
    'particle (?:physics|accelerators?)|cern|quantum (?:physics|mechanics|comput~)|electrons?|physicists?|nuclear fusion|higgs boson',
    '{particle (?:physics/accelerators?)} I only know the ones under the bed.|{quantum ~} My cat is both on and off the sofa.',
  ],
  aliens: [
    '(?<!illegal )aliens|alien (?:life|invasion|civili[sz]ation~)|ufos?|extraterrestrials?|uaps?',
    'Mine saw our kitchen and flew on.|It was a lamp. I’d already waved.',
  ],
  eclipse: [
    'eclipses?|solar eclipse|lunar eclipse|supermoon|blood moon|northern lights|aurora borealis',
    'I looked at the right moment. In the wrong direction.|I had the special glasses. And a cloud.',
  ],
  brain: [
    'brain (?:training|teasers?|science|research|games|hacks?)|neurosci~|iq tests?|memory (?:training|tricks)',
    'Mine is playing one song. Since Monday.|I went into the kitchen. I’m still thinking why.',
  ],
  stars: [
    'constellations?|telescopes?|astronom~|galax(?:y|ies)|milky way|meteor showers?|night sky|stargazing|shooting stars?|black holes?|exoplanets?',
    'I can only find the Plough. Sometimes.|I pointed at one all evening. It was a plane.|I set an alarm for three. It was cloudy.|I see the street lamp very clearly.',
  ],
  rocket: [
    'rockets?|nasa|spacex|mars|moon landing|astronauts?|spacecraft|space station',
    'Is there parking up there?|I feel sick on the swings.|My phone has no signal in the cellar.|I’d forget the sandwiches.',
  ],
};
