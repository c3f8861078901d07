import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  election: [
    'coalition talks|coalition negotiations',
    'We can’t even agree on a pizza.|It took us two hours to pick a film.|We have a compromise: everybody is grumpy.',
  ],
  townHall: [
    'town halls?|city halls?|municipal offices?|civic cent(?:re|er)s?',
    'I was in room 12. They sent me to 12a.|I know the vending machine there very well.',
  ],
  council: [
    'town councils?|parish councils?|city councils?|village councils?|local councils?|councillors?|planning committee',
    'Two hours on one bench. Wood or metal?|I went once. It was warm, and I slept.',
  ],
  consultation: [
    "public consultations?|residents’ meetings?|citizens[’'] assembl(?:y|ies)|public participation|town meetings?",
    'Eleven of us came. We had twelve opinions.|I only came for the biscuits. Now I’m for a bypass.',
  ],
  club: [
    'local clubs?|club members?|annual general meeting|agms?|rotary clubs?|gardening clubs?|sports clubs?',
    'I went once. Now I’m the treasurer.|I didn’t duck fast enough. I take the minutes.',
  ],
  volunteer: [
    'volunteers?|volunteering|voluntary work|community service awards?',
    'I only asked where the toilet was. Now I run the bar.|I stood at the back. The row in front stepped back.',
  ],
  petition: [
    'petitions?',
    'I’ve signed one against Mondays. So did Mum.|Mine was for more cake. Three signed. All me.',
  ],
  villageFete: [
    'village f[eê]tes?|street part(?:y|ies)|fun ?fairs?|county fairs?|state fairs?|summer f[eê]tes?|block part(?:y|ies)|carnival rides?',
    'I only came for the sausage. And the second one.|I won a plate. It was mine from last year.',
  ],
  fireEngine: [
    'fire engines?|fire trucks?|fire station open day|fire brigade open day|junior firefighters?|firefighters? (?:training|award|honou?r~)',
    'At five I wanted one. At forty, still.|I only want to press the horn. Once.',
  ],
  openDay: [
    'open (?:days?|houses?)|open doors day|long night of museums',
    'I came for the free pens.|I’d like to see the door marked “Private”.',
  ],
  localElection: [
    'local elections?|municipal elections?|student council elections?|ballot papers?|polling stations?',
    'At home it’s three against one. For pizza.|I lost to a guinea pig. Class pet, year three.',
  ],
};
