/** Codes of the sandbox's promotions. */
export const sandboxPromotions = [
  'REFERRAL',
  'REBATE',
  'first_deposit',
  'first_deposit_bets',
  'seven_days',
  'zalo_hello',
  'slots_race',
  'combined_bets',
  'lucky_hands',
  'weekly_raffle',
  'lantern_days',
  'monsoon_cup',
  'friday_reload',
  'weekly_cashback',
  'vip_month',
] as const
