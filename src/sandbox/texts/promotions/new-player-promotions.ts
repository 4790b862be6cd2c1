import type { DepositPlan } from './promotion-plan'
import type { PromotionSeed } from './promotion-seed'

const firstDepositPlan: DepositPlan = {
  way: 'deposit',
  min: 10_000_000,
  rate: 1,
  most: 100_000_000,
  times: 8,
  asks: [{ what: 'firstDeposit' }, { what: 'registeredWithin', required: 7 }],
}

export const newPlayerPromotions: readonly PromotionSeed[] = [
  {
    id: 'first_deposit',
    category: 'new_player',
    picture: 'promotion-first-deposit',
    starts: null,
    ends: null,
    plan: firstDepositPlan,
    en: {
      title: 'Your first deposit, doubled',
      summary: 'We match your first deposit {{rate}}, up to {{most}}.',
      lines: [
        'Start with twice as much: we add the same amount again to your first deposit.',
        '## How it works',
        '- Create an account.',
        '- Deposit, and choose this promotion with it.',
        '- The bonus is in your wallet as soon as the deposit is.',
      ],
      terms: ['Valid bets on every game count.', 'Once per person, household and payment account.', 'Adults only.'],
    },
    vi: {
      title: 'Nhân đôi lần nạp đầu',
      summary: 'Tặng thêm {{rate}} lần nạp đầu tiên, tối đa {{most}}.',
      lines: [
        'Bắt đầu với số tiền gấp đôi: chúng tôi cộng thêm đúng bằng lần nạp đầu tiên của bạn.',
        '## Cách tham gia',
        '- Tạo tài khoản.',
        '- Nạp tiền và chọn khuyến mãi này.',
        '- Tiền thưởng được cộng ngay khi nạp thành công.',
      ],
      terms: [
        'Tính cược hợp lệ ở mọi trò chơi.',
        'Mỗi người, mỗi hộ gia đình và mỗi tài khoản thanh toán một lần.',
        'Chỉ dành cho người đủ tuổi trưởng thành.',
      ],
    },
    fil: {
      title: 'Doble ang unang deposit mo',
      summary: 'Dagdag na {{rate}} sa unang deposit mo, hanggang {{most}}.',
      lines: [
        'Magsimula nang doble: dinadagdagan namin ng kaparehong halaga ang unang deposit mo.',
        '## Paano ito',
        '- Gumawa ng account.',
        '- Mag-deposit at piliin ang promo na ito.',
        '- Nasa wallet mo na ang bonus kasabay ng deposit.',
      ],
      terms: [
        'Kasama ang valid na taya sa lahat ng laro.',
        'Isang beses lang sa bawat tao, bahay at payment account.',
        'Para sa nasa hustong gulang lang.',
      ],
    },
  },
  {
    id: 'first_deposit_bets',
    category: 'new_player',
    picture: 'promotion-first-deposit',
    starts: null,
    ends: null,
    isSwitched: true,
    plan: firstDepositPlan,
    en: {
      title: 'Your first deposit, doubled',
      summary: 'We match your first deposit {{rate}}, up to {{most}}.',
      lines: [
        'Start with twice as much: we add the same amount again to your first deposit.',
        '## How it works',
        '- Create an account.',
        '- Deposit, and choose this promotion with it.',
        '- The bonus is in your wallet as soon as the deposit is.',
      ],
      terms: ['Valid bets on every match count.', 'Once per person, household and payment account.', 'Adults only.'],
    },
    vi: {
      title: 'Nhân đôi lần nạp đầu',
      summary: 'Tặng thêm {{rate}} lần nạp đầu tiên, tối đa {{most}}.',
      lines: [
        'Bắt đầu với số tiền gấp đôi: chúng tôi cộng thêm đúng bằng lần nạp đầu tiên của bạn.',
        '## Cách tham gia',
        '- Tạo tài khoản.',
        '- Nạp tiền và chọn khuyến mãi này.',
        '- Tiền thưởng được cộng ngay khi nạp thành công.',
      ],
      terms: [
        'Tính cược hợp lệ ở mọi trận đấu.',
        'Mỗi người, mỗi hộ gia đình và mỗi tài khoản thanh toán một lần.',
        'Chỉ dành cho người đủ tuổi trưởng thành.',
      ],
    },
    fil: {
      title: 'Doble ang unang deposit mo',
      summary: 'Dagdag na {{rate}} sa unang deposit mo, hanggang {{most}}.',
      lines: [
        'Magsimula nang doble: dinadagdagan namin ng kaparehong halaga ang unang deposit mo.',
        '## Paano ito',
        '- Gumawa ng account.',
        '- Mag-deposit at piliin ang promo na ito.',
        '- Nasa wallet mo na ang bonus kasabay ng deposit.',
      ],
      terms: [
        'Kasama ang valid na taya sa lahat ng laban.',
        'Isang beses lang sa bawat tao, bahay at payment account.',
        'Para sa nasa hustong gulang lang.',
      ],
    },
  },
  {
    id: 'seven_days',
    about: 'points',
    category: 'new_player',
    picture: 'promotion-seven-days',
    starts: null,
    ends: null,
    plan: {
      way: 'reward',
      of: 'day',
      gifts: [
        { from: 1, to: 3, gift: { points: 50_000 } },
        { from: 4, to: 6, gift: { spins: 10 } },
        { from: 7, to: 7, gift: { points: 500_000 } },
      ],
      days: 3,
      times: 1,
    },
    en: {
      title: 'Seven days, seven gifts',
      summary: 'A small gift on each of your first seven days, and a big one on the last.',
      lines: [
        'Come back each day of your first week and open a gift in the reward centre.',
        '## How it works',
        '- Create an account: the first gift is there at once.',
        '- Open the reward centre each day and claim the gift of the day.',
        '- Free spins wait in every slot: press “Free spin” there.',
      ],
      terms: ['Points never expire.'],
    },
    vi: {
      title: 'Bảy ngày, bảy món quà',
      summary: 'Mỗi ngày trong tuần đầu một món quà nhỏ, và một món quà lớn vào ngày cuối.',
      lines: [
        'Quay lại mỗi ngày trong tuần đầu tiên và mở quà tại trung tâm thưởng.',
        '## Cách tham gia',
        '- Tạo tài khoản: món quà đầu tiên có ngay.',
        '- Mỗi ngày mở trung tâm thưởng và nhận quà của ngày đó.',
        '- Vòng quay miễn phí chờ ở mọi trò nổ hũ: nhấn “Quay miễn phí”.',
      ],
      terms: ['Điểm không bao giờ hết hạn.'],
    },
    fil: {
      title: 'Pitong araw, pitong regalo',
      summary: 'May munting regalo sa bawat isa sa unang pitong araw mo, at malaki sa huli.',
      lines: [
        'Bumalik araw-araw sa unang linggo mo at magbukas ng regalo sa reward center.',
        '## Paano ito',
        '- Gumawa ng account: nandiyan agad ang unang regalo.',
        '- Buksan ang reward center araw-araw at kunin ang regalo ng araw.',
        '- Naghihintay ang free spins sa bawat slot: pindutin ang “Free spin”.',
      ],
      terms: ['Hindi nag-e-expire ang points.'],
    },
  },
  {
    id: 'zalo_hello',
    category: 'new_player',
    picture: 'promotion-zalo-hello',
    starts: -20,
    ends: 40,
    plan: { way: 'application', amount: 13_100_000, times: 1, reviewed: {} },
    en: {
      title: 'Say hello on Zalo',
      summary: 'Connect your Zalo account and get {{amount}} as a welcome.',
      lines: [
        'Hear from us where you already chat, and be the first to know about new games and promotions.',
        '## How it works',
        '- Send us a greeting from your Zalo account.',
        '- Apply here, with your Zalo number as a comment: we look the greeting up.',
      ],
      terms: ['One Zalo number per account.', 'We write at most twice a week, and you can stop it at any time.'],
    },
    vi: {
      title: 'Chào nhau qua Zalo',
      summary: 'Kết nối Zalo và nhận {{amount}} chào mừng.',
      lines: [
        'Nhận tin ngay nơi bạn vẫn dùng hằng ngày, biết sớm nhất về trò chơi và khuyến mãi mới.',
        '## Cách tham gia',
        '- Gửi cho chúng tôi một lời chào từ Zalo của bạn.',
        '- Đăng ký tại đây, ghi số Zalo trong lời nhắn: chúng tôi sẽ kiểm tra lời chào.',
      ],
      terms: [
        'Mỗi số Zalo cho một tài khoản.',
        'Chúng tôi nhắn nhiều nhất hai lần một tuần; bạn có thể dừng bất cứ lúc nào.',
      ],
    },
    fil: {
      title: 'Mag-hello sa Zalo',
      summary: 'I-connect ang Zalo account mo at makakuha ng {{amount}} bilang welcome.',
      lines: [
        'Makakausap ka namin kung saan ka laging online, at una kang makakaalam ng bagong laro at promo.',
        '## Paano ito',
        '- Mag-send ng bati sa amin mula sa Zalo account mo.',
        '- Mag-apply dito at ilagay ang Zalo number mo sa comment: titingnan namin ang bati.',
      ],
      terms: [
        'Isang Zalo number sa isang account.',
        'Hanggang dalawang message lang kada linggo, at puwede mo itong ihinto anumang oras.',
      ],
    },
  },
]
