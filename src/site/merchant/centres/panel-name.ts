/**
 * Names in the specification that differ from the panel's name (2 §2); `bonusDetails` becomes `bonus-details` by
 * itself.
 */
const pageNames: Readonly<Record<string, string>> = {
  transferFund: 'wallet-transfer',
  depositv2: 'deposit',
  personalHistoryCopy: 'betting-record',
  transactionHistory: 'account-record',
  personalProfit: 'profit-loss',
  missionLeaderboard: 'missions',
  messageV2: 'messages',
}

/** The panel for a name in an address; for an empty name, the centre's `first` (2 §2). */
export const panelNamed = (name: string, first: string): string =>
  name === '' ? first : (pageNames[name] ?? name.replace(/(?=[A-Z])/g, '-').toLowerCase())
