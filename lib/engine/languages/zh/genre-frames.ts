import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | 没有人： | 我爸吃早饭时： | {h}',
    'thoughts | 衣服：晾着。 | 窗户：开着。 | {h}',
    'proclaim | 只带一把伞的我： | {h}',
  ],
  price: [
    'nobody | 余额：12元 | 我： | {h}',
    'thoughts | 需要吗？不。 | 便宜吗？真便宜。 | {h}',
    'reality | 我跟家里说 | “几乎不要钱” | 实际价格 | {n}',
  ],
  review: [
    'nobody | 大家：早上好 | 看完九篇评测的我： | {h}',
    'thoughts | 我的还能用。 | 才用了两年。 | {h}',
    'proclaim | 我对店员说： | {h}',
  ],
  release: [
    'nobody | 汇报到一半，我的电脑： | 现在重启？ | {h}',
    'thoughts | 能跑了。 | 谁都别动。 | {h}',
    'proclaim | 落后两个版本的我： | {h}',
  ],
  deploy: [
    'nobody | 周五，16:58 | 我： | {h}',
    'thoughts | 今天是周五。 | 测试都过了。 | {h}',
    'proclaim | 手放在回滚按钮上的我： | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: '天气|天气预报|下雨|降雨|降雪|下雪|晴天|多云|气温|高温|寒潮|雷阵雨|雨伞|气象台',
  price: '价格|降价|打折|折扣|优惠|特价|促销|便宜|省钱|半价|优惠券',
  review: '评测|测评|实测|试用(?!期)|上手体验|开箱|优缺点|优点|缺点|评分',
  release: '新版|版本|发布(?=了?(?:新版|v?[0-9]))|(?:系统|软件|版本)更新|更新(?:日志|内容)|升级到|新功能|测试版|补丁',
  deploy: '部署(?=到|脚本|流程|上线)|(?:自动|代码|应用|容器)部署|生产环境|回滚|热修复|灰度|CI/CD',
};
