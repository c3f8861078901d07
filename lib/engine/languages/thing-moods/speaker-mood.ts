/** The feeling of the speaker of a line: it chooses the face and the scene. */
export type SpeakerMood = 'smug' | 'tired' | 'doubtful' | 'caught' | 'baked';
