import type { PromotionSeed } from './promotion-seed'

export const gamePromotions: readonly PromotionSeed[] = [
  {
    id: 'slots_race',
    about: 'points',
    category: 'slots',
    picture: 'promotion-slots-race',
    starts: null,
    ends: null,
    plan: {
      way: 'reward',
      of: 'race',
      category: 'RNG',
      places: [
        { from: 1, to: 1, gift: { points: 50_000_000 } },
        { from: 2, to: 3, gift: { points: 20_000_000 } },
        { from: 4, to: 50, gift: { points: 2_000_000 } },
      ],
    },
    en: {
      title: 'The slots race',
      summary: 'Every spin of the week counts, and the best {{last}} share the prizes.',
      lines: [
        'One week, all slots, one leaderboard. Each spin scores its win divided by its bet: small bets have the same chance as large ones.',
        '## How it works',
        '- Play any slot from Monday to Sunday.',
        '- From Monday on, what you won waits in the reward centre.',
      ],
    },
    vi: {
      title: 'Cuộc đua nổ hũ',
      summary: 'Mọi vòng quay trong tuần đều được tính, {{last}} người đứng đầu chia giải.',
      lines: [
        'Một tuần, mọi trò nổ hũ, một bảng xếp hạng. Mỗi vòng quay lấy tiền thắng chia tiền cược: cược nhỏ hay lớn cơ hội như nhau.',
        '## Cách tham gia',
        '- Chơi bất kỳ trò nổ hũ nào từ thứ Hai đến Chủ nhật.',
        '- Từ thứ Hai, giải của bạn chờ trong trung tâm thưởng.',
      ],
    },
    fil: {
      title: 'Ang slots race',
      summary: 'Kasama ang bawat spin sa linggo, at ang {{last}} pinakamagaling ang maghahati sa premyo.',
      lines: [
        'Isang linggo, lahat ng slots, isang leaderboard. Sa bawat spin, hinahati ang panalo sa taya: pareho ang chance ng maliit at malaking taya.',
        '## Paano ito',
        '- Maglaro ng kahit anong slot mula Lunes hanggang Linggo.',
        '- Mula Lunes, naghihintay sa reward center ang napanalunan mo.',
      ],
    },
  },
  {
    id: 'combined_bets',
    category: 'sports',
    picture: 'promotion-combined-bets',
    starts: -14,
    ends: 75,
    plan: { way: 'application', amount: 20_000_000, times: 3, reviewed: { odds: 1.5 } },
    en: {
      title: 'More for combined bets',
      summary: '{{amount}} on top when all eight matches of a combined bet are right.',
      lines: ['Put at least eight matches on one slip. When all of them are right, apply with a picture of the slip.'],
      terms: ['Odds of {{odds}} or more for each match.', 'Cancelled bets do not count.'],
    },
    vi: {
      title: 'Cược xiên thưởng thêm',
      summary: 'Thưởng thêm {{amount}} khi cả tám trận trong cược xiên đều đúng.',
      lines: ['Chọn ít nhất tám trận trên một phiếu. Khi tất cả đều đúng, hãy đăng ký kèm ảnh phiếu cược.'],
      terms: ['Mỗi trận có tỷ lệ từ {{odds}} trở lên.', 'Không tính cược đã hủy.'],
    },
    fil: {
      title: 'Mas malaki sa parlay',
      summary: '{{amount}} na dagdag kapag tama ang lahat ng walong laban sa parlay mo.',
      lines: ['Maglagay ng at least walong laban sa isang slip. Kapag tumama lahat, mag-apply na may picture ng slip.'],
      terms: ['Odds na {{odds}} pataas sa bawat laban.', 'Hindi kasama ang mga kinanselang taya.'],
    },
  },
  {
    id: 'lucky_hands',
    category: 'live',
    picture: 'promotion-lucky-hands',
    starts: -7,
    ends: 23,
    plan: { way: 'application', amount: 10_000_000, times: 2, reviewed: { from: '18:00', until: '02:00' } },
    en: {
      title: 'Lucky hands at baccarat',
      summary: 'A natural nine with two cards of one suit earns you a gift on top of the win.',
      lines: [
        'At every baccarat table, all evening long: one hand earns you more than the table pays.',
        '## Lucky hands',
        '- A natural nine with two cards of one suit.',
        '- Apply with a picture of the hand: we look it up.',
      ],
      terms: ['Daily from {{from}} to {{until}} ({{zone}}), once for each player.'],
    },
    vi: {
      title: 'Ván bài may mắn',
      summary: 'Chín điểm tự nhiên cùng chất mang thêm quà ngoài tiền thắng.',
      lines: [
        'Tại mọi bàn baccarat, suốt buổi tối: có ván mang về nhiều hơn bàn chi trả.',
        '## Ván may mắn',
        '- Chín điểm tự nhiên với hai lá cùng chất.',
        '- Đăng ký kèm ảnh ván bài để chúng tôi kiểm tra.',
      ],
      terms: ['Hằng ngày từ {{from}} đến {{until}} ({{zone}}), mỗi người chơi một lần.'],
    },
    fil: {
      title: 'Masuwerteng baraha sa baccarat',
      summary: 'May regalo bukod sa panalo ang natural nine na dalawang barahang magkapareho ng suit.',
      lines: [
        'Sa bawat baccarat table, buong gabi: may barahang mas malaki ang dala kaysa bayad ng table.',
        '## Mga masuwerteng baraha',
        '- Natural nine na dalawang baraha ng isang suit.',
        '- Mag-apply na may picture ng baraha: titingnan namin ito.',
      ],
      terms: ['Araw-araw mula {{from}} hanggang {{until}} ({{zone}}), isang beses bawat player.'],
    },
  },
]
