/** Games that the seeded bets were placed on: category (2 §1), vendor (2 §9) and title. */
export const seedGames = [
  { category: 'RNG', vendor: 'PT', game: 'Lantern Harbour' },
  { category: 'RNG', vendor: 'MG', game: 'Nine Koi' },
  { category: 'RNG', vendor: 'PNG', game: 'Jade Express' },
  { category: 'LIVE', vendor: 'AG', game: 'Baccarat 7' },
  { category: 'LIVE', vendor: 'EA', game: 'Roulette Saigon' },
  { category: 'FISH', vendor: 'CQ9', game: 'Deep Reef' },
  { category: 'SPORTS', vendor: 'SBT', game: 'Football' },
  { category: 'ELOTT', vendor: 'TCG_SEA', game: 'Miền Bắc' },
  { category: 'PVP', vendor: 'KY', game: 'Tiến Lên' },
] as const
