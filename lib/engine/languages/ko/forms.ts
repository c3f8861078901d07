import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  pictureCreditMarked: String.raw`사진\s*[=:]`,
};
