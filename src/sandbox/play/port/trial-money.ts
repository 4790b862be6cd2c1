/** Initial balance of a trial account, in hundredths of dong. */
export const trialMoney = 50_000_000
