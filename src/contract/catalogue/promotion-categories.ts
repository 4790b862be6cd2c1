/**
 * Categories of promotions that have a text of their own, in display order. Any other category of the server is shown as
 * 'other'.
 */
export const promotionCategories = [
  'new_player',
  'deposit',
  'slots',
  'live',
  'sports',
  'cashback',
  'vip',
  'referral',
  'raffle',
  'season',
] as const
