/**
 * The journeys of `npm test`, as spec → titles: one of each thing that players, agents and operators do. The others run
 * in `npm run test:rest`.
 */
export const firstJourneys: Readonly<Record<string, readonly string[]>> = {
  'agents.once.spec.ts': [
    'an agent makes an account, finds it in the team, sends it money, and finds the line in both records',
  ],
  'centres.once.spec.ts': [
    'a player opens the member centre with the security centre, on a phone too, and closes it by keyboard',
  ],
  'first-visit.spec.ts': [
    'a player of aurora registers in the dialog, sees the balance, signs out and in again',
    'a player of derby registers on the page, which asks two fields',
  ],
  'games.once.spec.ts': ['a round in a slot and one at a table are in the record, and the balance is what they left'],
  'gateway-faults.once.spec.ts': [
    'a registration that the server cannot answer keeps what was typed, and can be sent again',
  ],
  'keyboard.once.spec.ts': ['a player registers and signs out by keyboard alone'],
  'language.once.spec.ts': ['another language keeps what was typed, and messages follow it'],
  'lobby.once.spec.ts': ['a game is found by its name, kept by its star, and opened; then it is the one played last'],
  'lottery.once.spec.ts': [
    'a bet on a draw is said before it is placed, ends when the draw comes, and stands in the record',
  ],
  'lotus.once.spec.ts': ['a player of lotus registers with a mobile number, in Vietnamese, and is signed in'],
  'menus.spec.ts': ['a guest is offered login, and registration and a free demo as far as the server allows'],
  'monitoring.once.spec.ts': ['a site reports how a visit went, from the moment on in which the visitor agrees'],
  'promotions.once.spec.ts': ['a promotion opens by its card; going back closes it and returns to the card'],
  'records.once.spec.ts': ['a record is what its address says: days, filter, order and page, after a reload too'],
  'refusals.once.spec.ts': ['a wrong password is said in the dialog, and the name stays'],
  'registration.once.spec.ts': [
    'a player registers with a mobile number; the countdown goes on while the dialog is closed',
  ],
  'rewards.once.spec.ts': ['bets move a mission, it is claimed once, the badge goes, and the receipt stands for it'],
  'session.once.spec.ts': ['signing out reaches the other tabs of the same player, one that shows another page too'],
  'sign-in.once.spec.ts': ['a code by SMS signs in, and asks for no new password'],
  'studio.once.spec.ts': ['a colour shows on the page at once and is written, alone, when it is saved'],
  'system-status.once.spec.ts': ['maintenance takes the place of the site, and a retry finds the end of it'],
  'wallet-transfer.once.spec.ts': [
    'a connection that drops after the transfer moves the money once, and the page says so',
    'a double press, and Enter after it, move the money once',
  ],
  'withdraw.once.spec.ts': ['a hasty thumb deposits, withdraws and confirms'],
}

/** Matches what Playwright greps: project, file, groups and title with blanks between them. */
export const firstJourneysPattern = new RegExp(
  Object.entries(firstJourneys)
    .flatMap(([spec, titles]) => titles.map((title) => `${escaped(spec)} (?:.* )?${escaped(title)}$`))
    .join('|'),
)

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
