import type { GenreFrames, GenreSigns } from '../joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | 没人： | 我爸吃早饭时： | {h}',
    'thoughts | 衣服：晾着。 | 窗户：开着。 | {h}',
    'proclaim | 只带一把伞的我： | {h}',
  ],
  price: [
    'nobody | 余额：12元 | 我： | {h}',
    'thoughts | 需要：不。 | 省了：很多。 | {h}',
    'reality | 我跟家里说 | “几乎不要钱” | 实际价格 | {n}',
  ],
  review: [
    'nobody | 大家：早上好 | 看完九篇评测的我： | {h}',
    'thoughts | 我的还能用。 | 才用了两年。 | {h}',
    'proclaim | 我对店员说： | {h}',
  ],
  release: [
    'nobody | 我的电脑，演讲中： | 现在重启？ | {h}',
    'thoughts | 现在能用。 | 谁也别动。 | {h}',
    'proclaim | 落后两个版本的我： | {h}',
  ],
  deploy: [
    'nobody | 周五，16:58 | 我： | {h}',
    'thoughts | 今天是周五。 | 测试全绿了。 | {h}',
    'proclaim | 手放在回滚上的我： | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: '天气|天气预报|下雨|降雨|降雪|下雪|晴天|多云|气温|高温|寒潮|雷阵雨|雨伞|气象台',
  price: '价格|降价|打折|折扣|优惠|特价|促销|便宜|省钱|半价|优惠券',
  review: '评测|测评|试用|体验|优点|缺点|评分|上手|结论',
  release: '发布|新版本|版本|更新|升级|新功能|上线|测试版',
  deploy: '部署|生产环境|回滚|热修复|流水线|值班',
};
