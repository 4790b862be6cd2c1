/* Written by `npm run generate` from the texts of the template and the code that asks for them. Do not edit. */

/** Parts whose texts are a file of their own. */
export const partsWithTexts: readonly string[] = [
  "account-record",
  "agent-team-overview",
  "announcements",
  "app-guide",
  "download-guide",
  "forgot-password",
  "human-verification",
  "login",
  "promotion-list",
  "security-center",
  "signed-in-corner",
  "speed-test",
  "wallet-transfer"
]
