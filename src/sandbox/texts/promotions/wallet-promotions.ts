import type { PromotionSeed } from './promotion-seed'

export const walletPromotions: readonly PromotionSeed[] = [
  {
    id: 'friday_reload',
    category: 'deposit',
    picture: 'promotion-friday-reload',
    starts: -60,
    ends: 120,
    plan: {
      way: 'deposit',
      min: 20_000_000,
      rate: 0.2,
      most: 50_000_000,
      times: 3,
      asks: [{ what: 'weekday', required: 5 }, { what: 'firstOfDay' }, { what: 'rank', required: 1 }],
    },
    en: {
      title: '{{rate}} extra on Fridays',
      summary: '{{rate}} on your first deposit every Friday, up to {{most}}, for the weekend.',
      lines: [
        'Each Friday we add {{rate}} to your first deposit of the day.',
        '## How it works',
        '- Deposit on a Friday, and choose this promotion with it.',
        '- The bonus is in your wallet as soon as the deposit is.',
      ],
      terms: ['Cannot be combined with another bonus on the same deposit.'],
    },
    vi: {
      title: 'Thứ Sáu thêm {{rate}}',
      summary: 'Tặng {{rate}} cho lần nạp đầu tiên mỗi thứ Sáu, tối đa {{most}}, để cuối tuần thêm vui.',
      lines: [
        'Mỗi thứ Sáu, lần nạp đầu tiên trong ngày được tặng thêm {{rate}}.',
        '## Cách tham gia',
        '- Nạp tiền vào thứ Sáu và chọn khuyến mãi này.',
        '- Tiền thưởng được cộng ngay khi nạp thành công.',
      ],
      terms: ['Không áp dụng cùng khuyến mãi khác trên cùng một lần nạp.'],
    },
    fil: {
      title: 'May dagdag na {{rate}} tuwing Biyernes',
      summary: '{{rate}} sa unang deposit mo tuwing Biyernes, hanggang {{most}}, para sa laro sa weekend.',
      lines: [
        'Tuwing Biyernes, dinadagdagan namin ng {{rate}} ang unang deposit mo sa araw na iyon.',
        '## Paano ito',
        '- Mag-deposit sa Biyernes at piliin ang promo na ito.',
        '- Nasa wallet mo na ang bonus kasabay ng deposit.',
      ],
      terms: ['Hindi puwedeng isabay sa ibang bonus sa parehong deposit.'],
    },
  },
  {
    id: 'weekly_cashback',
    category: 'cashback',
    picture: 'promotion-weekly-cashback',
    starts: null,
    ends: null,
    plan: {
      way: 'reward',
      of: 'cashback',
      category: 'LIVE',
      ranks: [
        { rank: 1, share: 0.05 },
        { rank: 3, share: 0.065 },
        { rank: 5, share: 0.08 },
      ],
      times: 1,
    },
    en: {
      title: 'Get up to {{most}} back',
      summary: 'Every Monday you get back up to {{most}} of last week’s losses at live casino tables.',
      lines: [
        'An unlucky week hurts less: on Monday part of what you lost comes back, with nothing to apply for.',
        '## How it works',
        '- Play at the live casino tables.',
        '- On Monday your share waits in the reward centre.',
      ],
    },
    vi: {
      title: 'Hoàn tiền đến {{most}}',
      summary: 'Mỗi thứ Hai hoàn đến {{most}} số tiền thua tại casino trực tuyến tuần trước.',
      lines: [
        'Một tuần kém may sẽ nhẹ hơn: thứ Hai, một phần số tiền thua được hoàn lại mà không cần đăng ký.',
        '## Cách tham gia',
        '- Chơi tại các bàn casino trực tuyến.',
        '- Thứ Hai, phần của bạn chờ trong trung tâm thưởng.',
      ],
    },
    fil: {
      title: 'Cashback na hanggang {{most}}',
      summary: 'Tuwing Lunes, hanggang {{most}} ng talo mo sa live casino noong nakaraang linggo ang bumabalik sa iyo.',
      lines: [
        'Mas magaan ang linggong minalas: sa Lunes, balik ang bahagi ng natalo mo, nang walang kailangang i-apply.',
        '## Paano ito',
        '- Maglaro sa mga live casino table.',
        '- Sa Lunes, naghihintay ang bahagi mo sa reward center.',
      ],
    },
  },
]
