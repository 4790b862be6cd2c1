/** Initial balance of a trial account, in hundredths. */
export const trialMoney = 50_000_000
