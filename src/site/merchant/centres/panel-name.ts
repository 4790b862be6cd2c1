/** Where the specification calls a page of a centre otherwise (2 §2): `bonusDetails` is `bonus-details` by itself. */
const pageNames: Readonly<Record<string, string>> = {
  transferFund: 'wallet-transfer',
  depositv2: 'deposit',
  personalHistoryCopy: 'betting-record',
  transactionHistory: 'account-record',
  personalProfit: 'profit-loss',
  missionLeaderboard: 'missions',
  messageV2: 'messages',
}

/** The panel that an address means, which says nothing where the centre opens with its `first` (2 §2). */
export const panelNamed = (name: string, first: string): string =>
  name === '' ? first : (pageNames[name] ?? name.replace(/(?=[A-Z])/g, '-').toLowerCase())
