import type { RewardingPlan } from './promotion-plan'
import type { Spoken } from '@/sandbox/texts/spoken'

type Of = RewardingPlan['of']

/** The sentences that the figures of a rewarding plan stand in, for a language. */
export interface RewardWords {
  readonly points: string
  readonly spins: string
  /** A line of the plan: for one day or place, for several of them, or from a rank on. */
  readonly line: Readonly<Record<Of, string>>
  readonly lines: Readonly<Record<'day' | 'race', string>>
  /** Its further terms. */
  readonly terms: Readonly<Record<Of, readonly string[]>>
  /** What a reward of the plan says of itself in the reward centre. */
  readonly reward: Readonly<Record<Of, string>>
  /** What is left of free spins that were claimed. */
  readonly left: string
  /** Why it is not for an account. */
  readonly unmet: Readonly<Record<'day' | 'rank', string>>
}

export const rewardWords: Spoken<RewardWords> = {
  en: {
    points: '{{n}} points',
    spins: '{{n}} free spins',
    line: {
      day: 'Day {{from}}: {{gift}}.',
      month: 'From rank {{rank}}: {{gift}}.',
      cashback: 'From rank {{rank}}: {{share}} of what you lost.',
      race: 'Place {{from}}: {{gift}}.',
      playedDay: 'Each day with {{rounds}} bet or more: {{amount}}.',
      friend:
        'A friend counts with a first deposit of at least {{deposit}} and valid bets of {{bet}} in all: {{amount}} for you.',
    },
    lines: {
      day: 'Days {{from}} to {{to}}: {{gift}} each day.',
      race: 'Places {{from}} to {{to}}: {{gift}} each.',
    },
    terms: {
      day: [
        'Days count from your registration, from midnight to midnight ({{zone}}); a missed day is lost.',
        'Free spins are there for {{days}} days, in every slot, at its least stake.',
        'What they win is a bonus, to be bet {{times}}× before a withdrawal.',
      ],
      month: ['Your rank counts when you claim.', 'The gift waits in the reward centre for {{days}} days.'],
      cashback: [
        'Bets minus wins count, Monday to Sunday ({{zone}}).',
        'It waits in the reward centre for a week, to be bet {{times}}× before a withdrawal.',
      ],
      race: [
        'Your best spin of the week counts, Monday to Sunday ({{zone}}); free spins do not.',
        'If results are equal, the earlier one ranks higher.',
        'Prizes wait in the reward centre for a week.',
      ],
      playedDay: [
        'It waits in the reward centre until midnight ({{zone}}).',
        'To be bet {{times}}× before a withdrawal.',
      ],
      friend: [
        'For up to {{friends}} friends, once for each.',
        'It waits in the reward centre, to be bet {{times}}× before a withdrawal.',
      ],
    },
    reward: {
      day: 'Day {{n}} of your first week.',
      month: 'The gift of this month, for rank {{n}}.',
      cashback: '{{n}} of what you lost last week.',
      race: 'Place {{n}} of last week.',
      playedDay: 'For a bet today.',
      friend: 'For friend {{n}} who counts.',
    },
    left: '{{left}} of {{n}} free spins left, until {{until}} ({{zone}}).',
    unmet: {
      day: 'Within {{required}} days of registering: it is day {{reached}}',
      rank: 'From rank {{required}}: yours is {{reached}}',
    },
  },
  vi: {
    points: '{{n}} điểm',
    spins: '{{n}} vòng quay miễn phí',
    line: {
      day: 'Ngày {{from}}: {{gift}}.',
      month: 'Từ hạng {{rank}}: {{gift}}.',
      cashback: 'Từ hạng {{rank}}: {{share}} số tiền đã thua.',
      race: 'Hạng {{from}}: {{gift}}.',
      playedDay: 'Mỗi ngày có từ {{rounds}} cược: {{amount}}.',
      friend:
        'Bạn bè được tính khi nạp lần đầu ít nhất {{deposit}} và có tổng cược hợp lệ {{bet}}: bạn nhận {{amount}}.',
    },
    lines: {
      day: 'Ngày {{from}} đến {{to}}: mỗi ngày {{gift}}.',
      race: 'Hạng {{from}} đến {{to}}: mỗi người {{gift}}.',
    },
    terms: {
      day: [
        'Tính từ ngày đăng ký, trọn ngày ({{zone}}); ngày bỏ lỡ sẽ không được bù.',
        'Vòng quay miễn phí có giá trị {{days}} ngày, ở mọi trò nổ hũ, theo mức cược thấp nhất.',
        'Tiền thắng là tiền thưởng, cần đạt {{times}} vòng cược trước khi rút.',
      ],
      month: ['Tính theo hạng khi bạn nhận quà.', 'Quà chờ trong trung tâm thưởng {{days}} ngày.'],
      cashback: [
        'Tính bằng tổng cược trừ tiền thắng, từ thứ Hai đến Chủ nhật ({{zone}}).',
        'Chờ trong trung tâm thưởng một tuần, cần đạt {{times}} vòng cược trước khi rút.',
      ],
      race: [
        'Tính vòng quay tốt nhất trong tuần, từ thứ Hai đến Chủ nhật ({{zone}}); không tính vòng quay miễn phí.',
        'Nếu bằng nhau, ai đạt trước xếp trên.',
        'Giải chờ trong trung tâm thưởng một tuần.',
      ],
      playedDay: ['Chờ trong trung tâm thưởng đến nửa đêm ({{zone}}).', 'Cần đạt {{times}} vòng cược trước khi rút.'],
      friend: [
        'Tối đa {{friends}} người bạn, mỗi người một lần.',
        'Chờ trong trung tâm thưởng, cần đạt {{times}} vòng cược trước khi rút.',
      ],
    },
    reward: {
      day: 'Ngày {{n}} trong tuần đầu của bạn.',
      month: 'Quà của tháng này, cho hạng {{n}}.',
      cashback: '{{n}} số tiền bạn thua tuần trước.',
      race: 'Hạng {{n}} của tuần trước.',
      playedDay: 'Cho cược hôm nay.',
      friend: 'Cho người bạn thứ {{n}} được tính.',
    },
    left: 'Còn {{left}} trên {{n}} vòng quay miễn phí, đến {{until}} ({{zone}}).',
    unmet: {
      day: 'Trong {{required}} ngày kể từ khi đăng ký: hôm nay là ngày {{reached}}',
      rank: 'Từ hạng {{required}} trở lên: bạn ở hạng {{reached}}',
    },
  },
  fil: {
    points: '{{n}} points',
    spins: '{{n}} free spins',
    line: {
      day: 'Araw {{from}}: {{gift}}.',
      month: 'Mula rank {{rank}}: {{gift}}.',
      cashback: 'Mula rank {{rank}}: {{share}} ng natalo mo.',
      race: 'Puwesto {{from}}: {{gift}}.',
      playedDay: 'Bawat araw na may {{rounds}} taya o higit pa: {{amount}}.',
      friend:
        'Bibilangin ang kaibigan na may unang deposit na hindi bababa sa {{deposit}} at valid na taya na {{bet}} sa kabuuan: {{amount}} para sa iyo.',
    },
    lines: {
      day: 'Araw {{from}} hanggang {{to}}: {{gift}} bawat araw.',
      race: 'Puwesto {{from}} hanggang {{to}}: tig-{{gift}}.',
    },
    terms: {
      day: [
        'Mula sa pag-register ang bilang, buong araw ({{zone}}); wala na ang araw na napalampas.',
        'May bisa ang free spins nang {{days}} araw, sa lahat ng slots, sa pinakamababang taya.',
        'Bonus ang napanalunan, na itataya nang {{times}}x bago mag-withdraw.',
      ],
      month: [
        'Ang rank mo sa pag-claim ang binibilang.',
        'Naghihintay ang regalo sa reward center nang {{days}} araw.',
      ],
      cashback: [
        'Ang binibilang ay taya bawas ang panalo, Lunes hanggang Linggo ({{zone}}).',
        'Isang linggo itong naghihintay sa reward center, na itataya nang {{times}}x bago mag-withdraw.',
      ],
      race: [
        'Ang pinakamagaling mong spin sa linggo ang binibilang, Lunes hanggang Linggo ({{zone}}); hindi kasama ang free spins.',
        'Kung tabla ang resulta, mas mataas ang nauna.',
        'Isang linggong naghihintay ang premyo sa reward center.',
      ],
      playedDay: [
        'Naghihintay ito sa reward center hanggang hatinggabi ({{zone}}).',
        'Itataya nang {{times}}x bago mag-withdraw.',
      ],
      friend: [
        'Hanggang {{friends}} kaibigan, isang beses bawat isa.',
        'Naghihintay ito sa reward center, na itataya nang {{times}}x bago mag-withdraw.',
      ],
    },
    reward: {
      day: 'Araw {{n}} ng unang linggo mo.',
      month: 'Ang regalo ng buwang ito, para sa rank {{n}}.',
      cashback: '{{n}} ng natalo mo noong nakaraang linggo.',
      race: 'Puwesto {{n}} noong nakaraang linggo.',
      playedDay: 'Para sa taya ngayong araw.',
      friend: 'Para sa ika-{{n}} kaibigan na bilang na.',
    },
    left: '{{left}} sa {{n}} free spins ang natitira, hanggang {{until}} ({{zone}}).',
    unmet: {
      day: 'Sa loob ng {{required}} araw mula sa pag-register: araw {{reached}} na ngayon',
      rank: 'Mula rank {{required}} pataas: {{reached}} ang sa iyo',
    },
  },
}
