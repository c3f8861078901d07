import type { IconWords } from '../language.ts';

export const icons: IconWords = {
  words: {
    airplane: '飞机 航空 飛機',
    bed: '睡眠 睡觉 睡覺',
    bicycle: '自行车 單車 自行車',
    book: '阅读 读书 閱讀',
    brain: '大脑 记忆 大腦',
    car: '汽车 汽車',
    coffee: '咖啡',
    coins: '储蓄 费用 价格 價格',
    drop: '喝水 饮水 飲水',
    'fork-knife': '饮食 吃饭 餐厅 飲食',
    heart: '健康 心脏',
    house: '住房 房屋',
    lightning: '电力 能源 電力',
    'person-simple-walk': '散步 步行',
    sun: '太阳 阳光 陽光',
    thermometer: '温度 气候 氣候',
    train: '火车 铁路 火車',
    tree: '森林 树木',
    users: '家庭 家人 朋友',
    'device-mobile': '手机 手機',
  },
};
