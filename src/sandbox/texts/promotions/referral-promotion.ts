import { inEachCurrency } from '@/sandbox/call/in-currency'
import { friendGiftsIn } from './plan-in'
import type { FriendGifts } from './promotion-plan'
import type { PromotionSeed } from './promotion-seed'

/** When a friend counts, and what whoever invited the friend is given for it. */
const friendGifts: FriendGifts = {
  of: 'friend',
  firstDeposit: 10_000_000,
  validBet: 30_000_000,
  amount: 5_000_000,
  times: 1,
  most: 20,
}

/** The same in a merchant's currency. */
export const friendGiftsOf = inEachCurrency((money) => friendGiftsIn(money, friendGifts))

export const referralPromotion: PromotionSeed = {
  id: 'REFERRAL',
  category: 'referral',
  picture: 'promotion-referral',
  starts: null,
  ends: null,
  isSwitched: true,
  plan: { way: 'reward', ...friendGifts },
  en: {
    title: 'Bring a friend',
    summary: 'Share your link: {{amount}} for each friend who counts, for up to {{friends}} friends.',
    lines: [
      'Games are better with friends. Share your link: whoever registers with it is in your list of friends.',
      '## How it works',
      '- Your link and its code are in the member centre under “Invite friends”.',
      '- Your friend registers with it, deposits and plays.',
      '- The list shows who counts, and what is still missing.',
      '- Your reward is in the reward centre as soon as a friend counts.',
    ],
    terms: ['One account per person counts, and not your own.'],
  },
  vi: {
    title: 'Giới thiệu bạn bè',
    summary: 'Chia sẻ liên kết: nhận {{amount}} cho mỗi người bạn được tính, tối đa {{friends}} người.',
    lines: [
      'Chơi cùng bạn bè vui hơn. Chia sẻ liên kết: ai đăng ký bằng liên kết đó sẽ có trong danh sách bạn bè của bạn.',
      '## Cách tham gia',
      '- Liên kết và mã của bạn nằm trong trung tâm thành viên, mục “Mời bạn bè”.',
      '- Bạn của bạn đăng ký qua liên kết, nạp tiền và chơi.',
      '- Danh sách cho biết ai được tính và bạn bè nào còn thiếu gì.',
      '- Thưởng có trong trung tâm thưởng ngay khi bạn bè được tính.',
    ],
    terms: ['Mỗi người chỉ tính một tài khoản, không tính tài khoản của chính bạn.'],
  },
  fil: {
    title: 'Mag-imbita ng kaibigan',
    summary: 'I-share ang link mo: {{amount}} sa bawat kaibigan na bilang na, hanggang {{friends}} kaibigan.',
    lines: [
      'Mas masaya ang laro kasama ang mga kaibigan. I-share ang link mo: ang mag-register dito ay mapupunta sa listahan ng mga kaibigan mo.',
      '## Paano ito',
      '- Nasa member center ang link at code mo, sa ilalim ng “Mag-imbita ng kaibigan”.',
      '- Magre-register ang kaibigan mo gamit ito, magde-deposit at maglalaro.',
      '- Nasa listahan kung sino ang binibilang at kung ano pa ang kulang ng kaibigan.',
      '- Nasa reward center ang reward mo kapag bilang na ang kaibigan.',
    ],
    terms: ['Isang account lang bawat tao ang bibilangin, at hindi ang sa iyo.'],
  },
}
