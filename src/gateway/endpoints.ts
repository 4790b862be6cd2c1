import * as rows from './endpoint-rows'

export type { Endpoint } from './endpoint-rows'

export type CallName = keyof typeof rows

/** The whole endpoint table by the name of the call, for who looks through it. A call has its own row. */
export const endpoints: Readonly<Record<CallName, rows.Endpoint>> = rows
