import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import { currentAgreements } from '@/sandbox/agreements/port/current-agreements'
import type { AgreementsPort } from '@/sandbox/agreements/port/agreements-port'
import { merchantOf } from '@/sandbox/call/merchant-of'
import { PanelError } from '@/sandbox/call/panel-error'
import type { Act } from '@/sandbox/sandbox-module'

/** As if all documents had a new version since the account agreed to them. */
export const outdateAgreements: Act<AccountsPort & AgreementsPort> = async (services, { merchant: code, id }) => {
  const merchant = merchantOf(services, code)
  const account = await services.accounts.bySignInName(merchant.code, id)
  if (account === undefined) throw new PanelError(`${merchant.code} has no account ${id}.`, 404)
  const older = currentAgreements(merchant).map((each) => ({ ...each, version: 'older' }))
  await services.agreements.add(merchant, account.id, older)
  return { account: account.account, agreed: older.map(({ document }) => document) }
}
