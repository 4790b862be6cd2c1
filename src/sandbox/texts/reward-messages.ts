import { pointMessages } from './point-messages'

/** The server's texts about rewards and rebates. */
export const rewardMessages = {
  en: {
    ...pointMessages.en,
    mission_unknown: 'This mission has no leaderboard',
    reward_open: 'You have not reached this reward yet',
    reward_claimed: 'This reward has already been claimed. It is in your account record',
    reward_expired: 'The time to claim this reward is over',
    reward_unknown: 'This reward is no longer available',
    rebate_closed: 'There is no betting bonus here',
    rebate_changed: 'The figures have changed. Please look at them again',
    rebate_nothing: 'There is no rebate to claim yet',
    bonus_unknown: 'There is no such bonus',
  },
  vi: {
    ...pointMessages.vi,
    mission_unknown: 'Nhiệm vụ này không có bảng xếp hạng',
    reward_open: 'Bạn chưa đạt phần thưởng này',
    reward_claimed: 'Phần thưởng này đã được nhận. Xem trong lịch sử tài khoản',
    reward_expired: 'Đã hết hạn nhận phần thưởng này',
    reward_unknown: 'Phần thưởng này không còn nữa',
    rebate_closed: 'Ở đây không có thưởng cược',
    rebate_changed: 'Số liệu đã thay đổi. Hãy xem lại',
    rebate_nothing: 'Chưa có khoản hoàn trả nào để nhận',
    bonus_unknown: 'Không có khoản thưởng này',
  },
  fil: {
    ...pointMessages.fil,
    mission_unknown: 'Walang leaderboard ang misyong ito',
    reward_open: 'Hindi mo pa naaabot ang reward na ito',
    reward_claimed: 'Nakuha na ang reward na ito. Nasa talaan ng account mo',
    reward_expired: 'Tapos na ang panahon para kunin ang reward na ito',
    reward_unknown: 'Wala na ang reward na ito',
    rebate_closed: 'Walang betting bonus dito',
    rebate_changed: 'Nagbago na ang mga halaga. Tingnan ulit',
    rebate_nothing: 'Wala pang rebate na makukuha',
    bonus_unknown: 'Walang ganitong bonus',
  },
} as const
