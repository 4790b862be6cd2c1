/** What a trial account begins with, in hundredths. */
export const trialMoney = 50_000_000
