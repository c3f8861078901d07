import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  pointers: '这些|那些|这个|那个|这样|该(?:公司|项目|产品)|上述|此外|因此|同样',
  notUnspaced: '不是(?!只|仅)(?<no>[^，。、]{2,18})[，、]?而是(?<yes>[^，。、]{2,24})',
  asksAnywhere: '吗？|什么|怎么|为什么|如何',
  promised: '个|種',
  asking: '为什么',
};
