/* Written by `npm run generate` from the texts of the template and the code that asks for them. Do not edit. */

/** Parts whose texts are a file of their own. */
export const partsWithTexts: readonly string[] = [
  "account-record",
  "agent-team-overview",
  "all-lanes",
  "announcements",
  "app-guide",
  "betting-record",
  "deposit",
  "download-guide",
  "forgot-password",
  "game-frame",
  "game-lobby",
  "human-verification",
  "login",
  "lottery-lobby",
  "messages",
  "pending-money",
  "profit-loss",
  "promotion-list",
  "receipt",
  "referral",
  "room-list",
  "search",
  "security-center",
  "signed-in-corner",
  "speed-test",
  "wallet-transfer",
  "withdraw"
]
