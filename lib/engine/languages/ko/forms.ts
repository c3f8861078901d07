import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: '장점|좋은 점',
  dislikes: '단점|아쉬운 점|나쁜 점',
  verdict: '총평|결론|마무리',
  pictureCreditMarked: String.raw`사진\s*[=:]`,
};
