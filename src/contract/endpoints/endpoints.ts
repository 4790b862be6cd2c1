import * as agentRows from './agent-rows'
import * as agreementRows from './agreement-rows'
import * as cashRows from './cash-rows'
import * as contractRows from './contract-rows'
import type { Endpoint } from './endpoint-row'
import * as endpointRows from './endpoint-rows'
import * as firstRows from './first-rows'
import * as helpRows from './help-rows'
import * as languageRows from './language-rows'
import * as personRows from './person-rows'
import * as pointRows from './point-rows'
import * as pushRows from './push-rows'
import * as recordRows from './record-rows'

export type { Endpoint } from './endpoint-row'

/** Split into files, so that a page contains the rows of the calls it makes and few others. */
const rows = {
  ...agentRows,
  ...agreementRows,
  ...cashRows,
  ...contractRows,
  ...endpointRows,
  ...firstRows,
  ...helpRows,
  ...languageRows,
  ...personRows,
  ...pointRows,
  ...pushRows,
  ...recordRows,
}

export type CallName = keyof typeof rows

/** The whole endpoint table by call name, for code that iterates over it. Calls import their own row. */
export const endpoints: Readonly<Record<CallName, Endpoint>> = rows
